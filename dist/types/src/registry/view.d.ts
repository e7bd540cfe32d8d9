import { type Protocol } from '../model/address.js';
import { type DocumentedRange, type Owner, type Registry, type RegistryView, type Release } from '../model/registry.js';
export interface ViewOptions {
    /** Judge as of this release; null means today's document as it stands. */
    readonly release: Release | null;
    /** Ranges that are open besides the registries' own. */
    readonly ranges?: readonly DocumentedRange[];
    /** Owners of ports besides the registries' own: the rows for the port are theirs too. */
    readonly owners?: readonly {
        readonly protocol: Protocol;
        readonly port: number;
        readonly owner: Owner;
    }[];
}
/** Look-ups over registries. Throws an Error where a pattern of a registry or an option is wrong. */
export declare function createRegistryView(registries: readonly Registry[], options: ViewOptions): RegistryView;
