/** What the user wants charts to be rendered with. */
export interface HelmOptions {
    /** Charts are rendered; otherwise their templates are read as text. */
    readonly enabled: boolean;
    /** Files of values for charts given as arguments, the strongest last. */
    readonly values: readonly string[];
    /** `key=value`, as Helm's `--set` and `--set-string` take them. */
    readonly set: readonly string[];
    readonly setString: readonly string[];
    /** `key=file`, as Helm's `--set-file` takes them; files relative to the working directory. */
    readonly setFile: readonly string[];
    /** Further installs of these charts, each with files of its own on top of `values`. */
    readonly valueSets: readonly ValueSet[];
    readonly apiVersions: readonly string[];
    readonly kubeVersion: string | null;
    readonly namespace: string | null;
}
export interface ValueSet {
    readonly name: string;
    readonly files: readonly string[];
}
/** The chart's own values, and what Helm takes a cluster to be. */
export declare const DEFAULT_HELM: HelmOptions;
