import type { Span } from './span.ts';

/** A word of a configuration with its place. */
export interface PlacedWord {
  readonly value: string;
  readonly span: Span;
}

/** A section of a configuration of HAProxy that takes connections or sends them on. */
export interface LoadBalancerSection {
  readonly path: string;
  readonly install: string;
  readonly kind: 'listen' | 'frontend' | 'backend';
  readonly name: string;
  /** The `mode` of the section, or of the `defaults` that hold for it; null where nothing says one, which is tcp. */
  readonly mode: PlacedWord | null;
  readonly binds: readonly {
    readonly port: number;
    readonly span: Span;
    /** The section ends TLS on this port (`ssl`). */
    readonly endsTls: boolean;
  }[];
  readonly servers: readonly {
    /** Null where it is that of the connection, or cannot be read. */
    readonly port: number | null;
    readonly span: Span;
    /** Connections to it are encrypted anew (`ssl`). */
    readonly startsTls: boolean;
  }[];
  /** Names of the backends that it sends to. */
  readonly backends: readonly string[];
}
