// Data modules that the plugins of `scripts/data-modules.mjs` make.

/** The value of a YAML file. */
declare module '*.yaml' {
  const value: unknown;
  export default value;
}

/** The value of each file of a folder, or its export of the same name, by file name. */
declare module '*?each' {
  const values: Readonly<Record<string, unknown>>;
  export default values;
}

/** The text of a file. */
declare module '*?text' {
  const text: string;
  export default text;
}

/** The browser script compiled from a TypeScript file. */
declare module '*?script' {
  const text: string;
  export default text;
}

/** A function that checks a value against a schema. */
declare module '*?validator' {
  export const validate: import('./yaml/schema-problems.ts').Validate;
}
