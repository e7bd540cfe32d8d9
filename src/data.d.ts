// Modules of data, which the plugins of `scripts/data-modules.mjs` make.

/** The value of a YAML file. */
declare module '*.yaml' {
  const value: unknown;
  export default value;
}

/** The value of each file of a folder, or what it exports by its own name, by file name. */
declare module '*?each' {
  const values: Readonly<Record<string, unknown>>;
  export default values;
}

/** The text of a file. */
declare module '*?text' {
  const text: string;
  export default text;
}

/** The text that browsers run for a file of TypeScript. */
declare module '*?script' {
  const text: string;
  export default text;
}

/** A function that checks a value against a schema. */
declare module '*?validator' {
  export const validate: import('./yaml/schema-problems.ts').Validate;
}
