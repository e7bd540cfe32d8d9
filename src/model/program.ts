import type { Protocol } from './address.ts';

/** What is publicly known of a program's command line, variables, configuration files and defaults. Facts only. */
export interface Program {
  /** Words joined by `-`, by which people ask for the program. */
  readonly name: string;
  readonly title: string;
  /** Where the facts stand: pages of documentation, or repository paths of source files. */
  readonly sources: readonly string[];
  /** Base names of the executable; `*` is a wildcard, and a name without one wins. */
  readonly executables: readonly string[];
  /**
   * Images (without registry host, tag and digest) whose entry point is this program; `*` is a wildcard within a segment.
   * A pattern with `/` is compared with as many last path segments as it has.
   */
  readonly images: readonly string[];
  /** Words of the first arguments that select this program of a multi-call executable, such as `tools bucket web`; absent: any. */
  readonly subcommand?: string;
  readonly listeners: readonly ProgramListener[];
  /** Only a part of the image's name tells that it is this program. */
  readonly isLikely?: true;
  /** Options and variables which hold addresses that are dialled, announced or otherwise not bound. */
  readonly notListening?: readonly string[];
  /** Boolean options: the word after them is no value. */
  readonly switches?: readonly string[];
  /** Variables whose value holds more words of the command line. */
  readonly argumentVariables?: readonly string[];
  /** Options, also as `NAME=VALUE`, with which the program checks or prints something and ends, so that it opens nothing. */
  readonly checks?: readonly string[];
  readonly configurations?: readonly ConfigurationFile[];
  /** Options whose value `KEY=VALUE` sets a key of the configuration. */
  readonly settingOptions?: readonly string[];
}

/** A program, and where its description stands: in the package, or in a user's file. */
export interface KnownProgram {
  readonly program: Program;
  readonly path: string;
  /** Null for those that come along. */
  readonly line: number | null;
}

/** A program as a file describes it, which may leave out what is empty. */
export type ProgramEntry = Pick<Program, 'name'> & Partial<Program>;

/**
 * One socket that a program can open, and what sets it. Options stand without leading dashes (one letter: with one dash); `c port`
 * is what `-c port=80` gives. In names of options and variables, and in settings, `*` stands for any text without a dot.
 */
export interface ProgramListener {
  readonly name: string;
  readonly protocol?: Protocol;
  /** Options whose value is an address with port, a port, a URL, or a comma list of them. */
  readonly options?: readonly string[];
  /** Options whose value is an address without port, which goes with the port of `options`. */
  readonly hostOptions?: readonly string[];
  /**
   * Forms of an argument that is no option, in which `{port}` is a port, `{host}` an address without port, `{address}` either
   * with port and `*` any text, such as `TCP-LISTEN:{port},*`; `{host} {port}` are two arguments one after the other. Letters compare
   * without case, and the first form that fits counts.
   */
  readonly arguments?: readonly string[];
  /** Forms of the value of `options`, in the words of `arguments`, if it is more than an address: `{port}:*:*` for `LPORT:HOST:RPORT`. */
  readonly forms?: readonly string[];
  readonly variables?: readonly string[];
  readonly hostVariables?: readonly string[];
  /** Keys of the configuration file, with dots between the levels; `*` stands for any one level, also for the items of a list. */
  readonly settings?: readonly string[];
  readonly hostSettings?: readonly string[];
  /**
   * What is bound where nothing is set. `host` alone: the address for options that give only a port; `$(NODE_IP)` is the address
   * of the node, and another name one that the input does not tell.
   */
  readonly default?: { readonly host?: string; readonly port?: number };
  /** The default holds only where the input does not show the program's configuration file, which settles this socket. */
  readonly settledByFile?: boolean;
  /** An option that is given several times counts each time, not only the last. */
  readonly collects?: boolean;
  /** Nothing moves the default or switches it off. */
  readonly fixed?: boolean;
  /** The default was read for some versions, so that it holds only for images with a version as tag. */
  readonly ofVersions?: boolean;
  /** The address in a value of `options` is what others shall dial; bound is the one of `hostOptions`, or the default's. */
  readonly announcesHost?: boolean;
  /** Values that switch the listener off, besides port 0; give `''` where an empty value does. */
  readonly off?: readonly string[];
  /** Values of variables and settings that count as not given, so that the default holds; options are taken at their word. */
  readonly unset?: readonly string[];
  /**
   * Options, variables or settings of which one must be true, else nothing listens. True is an option without a value, and any
   * value but the empty one, `0`, `f`, `false`, `n`, `no`, `off`, `disabled` (in any case); `NAME=VALUE` asks for that very value, and
   * `ONE+OTHER` for both.
   */
  readonly enabledBy?: readonly string[];
  /** Options, variables or settings of which each switches the listener off when true, in the sense of `enabledBy`. */
  readonly disabledBy?: readonly string[];
}

/** Texts that `src/listeners` can read for listeners; of a `folder` each file is one setting, its name the key. */
export type ConfigurationFormat =
  | 'yaml'
  | 'json'
  | 'toml'
  | 'ini'
  | 'env'
  | 'haproxy'
  | 'nginx'
  | 'corefile'
  | 'frr-daemons'
  | 'envoy'
  | 'fluent-bit'
  | 'fluent-bit-plugins'
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
  /** Options whose value is what could stand in the file. */
  readonly texts?: readonly string[];
  /** Variables whose value is the file's path, where no option gives it. */
  readonly variables?: readonly string[];
  /** Paths that are read where nothing names one; `*` is a wildcard. */
  readonly paths?: readonly string[];
}
