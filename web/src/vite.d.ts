declare module "icon:*" {
  /** The inside of an SVG of 512 by 512. */
  const body: string;
  export default body;
}

declare module "*.toml" {
  const table: Record<string, unknown>;
  export default table;
}

/** The languages that lack nothing; vite.config.ts finds them. */
declare const __LANGUAGES__: readonly string[];
