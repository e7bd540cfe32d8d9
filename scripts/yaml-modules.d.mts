/** Imports of `*.yaml` in the bundles of esbuild. */
export declare const yamlForEsbuild: import('esbuild').Plugin;
/** Imports of `*.yaml` in tests. */
export declare const yamlForVitest: { readonly name: string };
/** What a YAML file, or each of `FOLDER/*.yaml` by its name, holds, as JSON. */
export declare function dataOf(path: string): string;
