import "@fontsource/alegreya-sans/latin-400.css";
import "@fontsource/alegreya-sans/latin-400-italic.css";
import "@fontsource/alegreya-sans/latin-700.css";
import "@fontsource/alegreya-sans/latin-ext-400.css";
import "@fontsource/alegreya-sans/latin-ext-700.css";
import "@fontsource/cinzel/latin-500.css";
import "@fontsource/cinzel/latin-700.css";
import "@fontsource/cinzel/latin-ext-700.css";
import { mount } from "svelte";
import App from "./App.svelte";
import "./app.css";
import { serveOffline } from "./lib/offline";
import { settings } from "./lib/settings.svelte";
import { readLanguage } from "./lib/texts";

settings.dress();
const target = document.getElementById("app");
void readLanguage().then(() => {
  target?.replaceChildren(); // the text for those without JavaScript
  if (target) mount(App, { target });
});
if (import.meta.env.PROD) serveOffline();
