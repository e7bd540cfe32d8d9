/** What a YAML file holds, or with `*` in its name each file of the folder, by name: `scripts/data-modules.mjs`. */
declare module '*.yaml' {
  const value: unknown;
  export default value;
}

declare module '*.bash' {
  const text: string;
  export default text;
}

declare module '*.zsh' {
  const text: string;
  export default text;
}

declare module '*.fish' {
  const text: string;
  export default text;
}

declare module '*.template' {
  const text: string;
  export default text;
}

declare module '*.css' {
  const text: string;
  export default text;
}

declare module '*.html' {
  const text: string;
  export default text;
}

/** What browsers run for a file of TypeScript. */
declare module '*?script' {
  const text: string;
  export default text;
}
