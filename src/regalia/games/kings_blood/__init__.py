"""King's Blood, by Hitoshi Yasuda and Tadaaki Kawahito (Group SNE, Steve Jackson Games), for two to six."""
