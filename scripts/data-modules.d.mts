/** Imports of data in the bundles of esbuild. */
export declare const dataForEsbuild: import('esbuild').Plugin;
/** Imports of data in tests. */
export declare const dataForVitest: { readonly name: string };
/** The content of a YAML file, or of each of `FOLDER/*.yaml` by its name, as JSON. */
export declare function dataOf(path: string): string;
