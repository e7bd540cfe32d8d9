/** What a YAML file holds, or with `*` in its name each file of the folder, by name: `scripts/data-modules.mjs`. */
declare module '*.yaml' {
  const value: unknown;
  export default value;
}

/** The text of a file. */
declare module '*?text' {
  const text: string;
  export default text;
}

/** What browsers run for a file of TypeScript. */
declare module '*?script' {
  const text: string;
  export default text;
}
