import type { Located, ObjectIdentity } from './hosted-cluster.js';
/** What the URL of a control plane's configuration ends in. */
export declare const STUB_ENDPOINT = "/ignition";
/** Names of the Secrets in which HyperShift keeps stubs. */
export declare const STUB_SECRET: RegExp;
/** What a node is told when it is made: where to fetch its configuration, with which credentials, and by which proxy. */
export interface IgnitionStub {
    readonly path: string;
    readonly install: string;
    /** The Secret that holds it; null where it is a file of its own. */
    readonly object: ObjectIdentity | null;
    readonly template: boolean;
    /** URL of the configuration. */
    readonly source: Located<string>;
    /** The entry of the URL. */
    readonly entry: Located<object>;
    /** Null where none is said. */
    readonly version: Located<string> | null;
    /** Value of the header `Authorization`. */
    readonly authorization: Located<string> | null;
    /** What the header `NodePool` says, as `namespace/name`. */
    readonly nodePool: string | null;
    readonly hasAuthorities: boolean;
    readonly httpProxy: Located<string> | null;
    readonly httpsProxy: Located<string> | null;
    /** Its value is undefined where it is no list. */
    readonly noProxy: Located<object> | null;
}
