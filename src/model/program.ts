import type { Protocol, Reach } from './address.ts';

/** The documented command line, variables, configuration files and defaults of a program. */
export interface Program {
  /** Words joined by `-`; the name in `hostport-lint programs NAME`. */
  readonly name: string;
  readonly title: string;
  /** Pages of documentation, or repository paths of source files. */
  readonly sources: readonly string[];
  /** Base names of the executable; `*` is a wildcard. A name without a wildcard takes precedence. */
  readonly executables: readonly string[];
  /**
   * Images (without registry host, tag and digest) whose entry point is this program; `*` is a wildcard within a segment.
   * A pattern with `/` is compared with as many last path segments as it has.
   */
  readonly images: readonly string[];
  /** The first arguments that select this program of a multi-call executable, such as `tools bucket web`; any arguments if absent. */
  readonly subcommand?: string;
  readonly listeners: readonly ProgramListener[];
  /** The program is recognised only by part of the image's name. */
  readonly isLikely?: true;
  /** Options and variables with addresses that the program connects to or announces, but does not bind. */
  readonly notListening?: readonly string[];
  /** Boolean options: the word after them is not their value. */
  readonly switches?: readonly string[];
  /** Variables with more words of the command line. */
  readonly argumentVariables?: readonly string[];
  /** Options, also as `NAME=VALUE`, with which the program checks or prints something and exits without listening. */
  readonly checks?: readonly string[];
  readonly configurations?: readonly ConfigurationFile[];
  /** Options whose value `KEY=VALUE` sets a key of the configuration. */
  readonly settingOptions?: readonly string[];
  /** With a configuration file, the program ignores its options and variables. */
  readonly fileReplacesOptions?: true;
  /** Programs that it starts as its components. */
  readonly components?: readonly Component[];
}

/** A program that another one starts, with its own arguments and those that options or settings of the other add. */
export interface Component {
  /** The option, also a key of the configuration, whose values are passed to the component as options, such as `port=10260`. */
  readonly option: string;
  /** The executable and its fixed options; later ones override them. */
  readonly words: readonly string[];
  /** See `ProgramListener`. */
  readonly enabledBy?: readonly string[];
  readonly disabledBy?: readonly string[];
}

/** A program and the place of its description: in this package, or in a user's file. */
export interface KnownProgram {
  readonly program: Program;
  readonly path: string;
  /** Null for a program of this package. */
  readonly line: number | null;
}

/** A program as a file describes it, which may omit empty keys. */
export type ProgramEntry = Pick<Program, 'name'> & Partial<Program>;

/**
 * One socket that a program can open, and how it is configured. Options are written without leading dashes (options of one letter: with one
 * dash); `c port` means `-c port=80`. In names of options and variables, and in settings, `*` stands for any text without a dot.
 */
export interface ProgramListener {
  readonly name: string;
  readonly protocol?: Protocol;
  /** Options whose value is an address with port, a port, a URL, or a comma list of them. */
  readonly options?: readonly string[];
  /** Options whose value is an address without port, for the port of `options`. */
  readonly hostOptions?: readonly string[];
  /**
   * Forms of an argument that is not an option. `{port}` is a port, `{host}` an address without port, `{address}` an address with or
   * without port, and `*` any text, such as `TCP-LISTEN:{port},*`; `{host} {port}` are two consecutive arguments. Case is ignored, and the
   * first form that matches applies.
   */
  readonly arguments?: readonly string[];
  /**
   * Forms of the value of `options`, with the placeholders of `arguments`, if it contains more than an address: `{port}:*:*` for
   * `LPORT:HOST:RPORT`.
   */
  readonly forms?: readonly string[];
  readonly variables?: readonly string[];
  readonly hostVariables?: readonly string[];
  /** Keys of the configuration file, with dots between the levels; `*` stands for any one level, also for the items of a list. */
  readonly settings?: readonly string[];
  readonly hostSettings?: readonly string[];
  /**
   * The default address. `host` alone is the address for options that only set a port; `$(NODE_IP)` is the address of the node, and any
   * other variable an unknown address.
   */
  readonly default?: { readonly host?: string; readonly port?: number };
  /** The default applies only if the program's configuration file is missing from the input, because that file sets this socket. */
  readonly settledByFile?: boolean;
  /** If an option is repeated, every value counts, not only the last. */
  readonly collects?: boolean;
  /** The default can neither be changed nor disabled. */
  readonly fixed?: boolean;
  /** The first version with the default, such as `1.12`; it applies only to images whose tag is that version or a later one. */
  readonly since?: string;
  /** The address in a value of `options` is only announced; the program binds that of `hostOptions`, or the default. */
  readonly announcesHost?: boolean;
  /** Values that disable the listener, besides port 0; `''` for an empty value. */
  readonly off?: readonly string[];
  /** Values of variables and settings that count as unset, so that the default applies. Options have no such values. */
  readonly unset?: readonly string[];
  /**
   * Options, variables or settings; at least one must be true to enable the listener. An option without a value is true, and so is every
   * value except the empty one, `0`, `f`, `false`, `n`, `no`, `off`, `disabled` (in any case). `NAME=VALUE` requires that value, and
   * `ONE+OTHER` requires both.
   */
  readonly enabledBy?: readonly string[];
  /** Options, variables or settings that disable the listener if one of them is true (see `enabledBy`). */
  readonly disabledBy?: readonly string[];
}

/** Formats that `src/listeners` can search for listeners; in a `folder` each file is one setting, with its name as the key. */
export type ConfigurationFormat =
  | 'yaml'
  | 'json'
  | 'toml'
  | 'ini'
  | 'env'
  | 'haproxy'
  | 'nginx'
  | 'corefile'
  | 'envoy'
  | 'fluent-bit'
  | 'fluentd'
  | 'unbound'
  | 'otelcol'
  | 'keywords'
  | 'blocks'
  | 'folder'
  | 'systemd';

export interface ConfigurationFile {
  readonly format: ConfigurationFormat;
  /** Options whose value is the file's path. */
  readonly options?: readonly string[];
  /** Options whose value is the content of the file. */
  readonly texts?: readonly string[];
  /** Variables whose value is the file's path, if no option sets it. */
  readonly variables?: readonly string[];
  /** Paths that are read by default; `*` is a wildcard. */
  readonly paths?: readonly string[];
}

/** A port on which a program listens if nothing changes it. */
export interface DefaultPort extends Pick<Program, 'name' | 'title'> {
  readonly protocol: Protocol;
  readonly port: number;
  readonly reach: Reach;
}
