/** What a YAML file holds, or with `*` in its name each file of the folder, by name: `scripts/yaml-modules.mjs`. */
declare module '*.yaml' {
  const value: unknown;
  export default value;
}
