/** The environment of the process, handed in by who may read it. */
export type Environment = Readonly<Record<string, string | undefined>>;
/** A call of another program: never through a shell, with nothing on its standard input. */
export interface Call {
    readonly program: string;
    readonly words: readonly string[];
    readonly env: Environment;
    readonly cwd: string;
    readonly signal?: AbortSignal | undefined;
    /** What it may take; what one may take that somebody asked for, where absent. */
    readonly limits?: Limits | undefined;
}
/** Milliseconds, and bytes of standard output. */
export interface Limits {
    readonly time: number;
    readonly output: number;
}
/** `failure` is what kept the program from ending by itself; its output is then cut. */
export interface Answer {
    readonly status: number | null;
    readonly stdout: Buffer;
    readonly stderr: string;
    readonly failure: string | null;
}
/** Runs a program to its end, to its limits of time and output, or until the signal. Never rejects. */
export declare function runProgram(call: Call): Promise<Answer>;
/** What a program printed that ended well; null of one that did not. */
export declare function outputOf({ status, stdout, failure }: Answer): Buffer | null;
/** A message of a program on one line. */
export declare function onOneLine(message: string): string;
/** Path of a program: itself where it is a path, else from the PATH; undefined where there is none that can be run. */
export declare function findProgram(name: string, env: Environment, cwd: string): string | undefined;
/**
 * The environment for a program that renders: without what sends it to a cluster, to plugins or to the network. `own` comes
 * last.
 */
export declare function closedEnvironment(env: Environment, own: Readonly<Record<string, string>>): Record<string, string>;
/** The results of some work on each item, in the order of the items, a few of them ahead. */
export declare function inTurns<Item, Result>(items: readonly Item[], work: (item: Item) => Promise<Result>, atATime?: number): AsyncIterable<Result>;
