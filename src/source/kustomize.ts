import { mkdirSync, readFileSync, realpathSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Problem, problemOfFile, type Source } from '../model/source.ts';
import type { FoundPath } from './found-paths.ts';
import { filesToChange } from './kustomize/copy.ts';
import { fileOf, filesOf, type Kustomization, readKustomization } from './kustomize/kustomization.ts';
import { locateInFiles, readBuildFile } from './kustomize/locate.ts';
import { boundaryOf, displayPath, realpathOf } from './paths.ts';
import type { SourceRequest } from './provider.ts';
import { openRender, type Render, renderPath } from './render.ts';
import { splitRender } from './rendered-documents.ts';
import { type Answer, type Call, closedEnvironment, findProgram, inTurns, onOneLine, outputOf, runProgram } from './run-program.ts';
import { createUnasked, type Unasked } from './unasked.ts';

/** Builds kustomizations, each an install of its own, through `kustomize`, `kubectl` or `oc`, whichever is on the PATH. */
export async function* buildKustomizations(found: readonly FoundPath[], request: SourceRequest): AsyncIterable<Source | Problem> {
  const roots = rootsOf(found, request);
  const builder = findBuilder(request);
  const unasked = createUnasked('kustomization', 'read file by file');
  const isAsked = ({ folder }: Root): boolean => folder.explicit || request.kustomize === 'all';
  const builds = builder ? roots : roots.filter(isAsked);
  if (builds.length < roots.length) request.notes.push(withoutBuilder(roots.length - builds.length));
  for await (const built of inTurns(builds, (root) => build(root, builder, request, isAsked(root) ? null : unasked))) {
    if (built.render) request.renders.push(built.render);
    for (const file of built.files) request.renderedFiles.add(realpathSync(file));
    yield* built.items;
  }
  request.notes.push(...unasked.notes());
}

const NO_BUILDER = 'there is no kustomize, kubectl or oc on the PATH';

function withoutBuilder(count: number): string {
  return `${NO_BUILDER}, so ${count === 1 ? '1 kustomization was' : `${count} kustomizations were`} not built but read file by file`;
}

interface Root {
  readonly folder: FoundPath;
  readonly kustomization: Kustomization;
}

/**
 * Those that were given, and those that no other one takes in. Where some take in each other, all are built, so that the mistake is
 * told.
 */
function rootsOf(found: readonly FoundPath[], { cwd }: SourceRequest): Root[] {
  const all = found.map((folder) => {
    const kustomization = readKustomization(folder.file, { cwd, boundary: boundaryOf(folder.file, cwd) });
    return { folder, kustomization, real: realpathOf(folder.file) };
  });
  return all.filter(({ folder, kustomization, real }) => {
    if (folder.explicit || !kustomization.isBuilt) return folder.explicit;
    return !all.some((other) => other.kustomization.bases.has(real) && !kustomization.bases.has(other.real));
  });
}

/** What came of one kustomization, and the files that stand in its build. */
interface Built {
  readonly items: readonly (Source | Problem)[];
  readonly render: Render | null;
  readonly files: readonly string[];
}

/** Builds one. Where nobody asked for it, `unasked` sets the limits, and collects why it could not be built for a note. */
async function build(
  { folder, kustomization }: Root,
  call: Builder | null,
  context: SourceRequest,
  unasked: Unasked | null,
): Promise<Built> {
  const { cwd } = context;
  const file = fileOf(folder.file);
  const fail = (problems: readonly Problem[]): Built => {
    if (problems[0]) unasked?.add(folder.path, problems[0]);
    return { items: unasked ? [] : problems, render: null, files: [] };
  };
  const problem = (message: string): Built => fail([problemOfFile(file ? displayPath(file, cwd) : folder.path, message)]);
  if (kustomization.problems.length > 0) return fail(kustomization.problems);
  if (!call) return problem(`${NO_BUILDER}, so the kustomization was not built; the files below it were read as they are`);
  const limits = unasked?.limits();
  if (limits === null) return fail([]);
  const run = (target: string) => runProgram({ ...call, words: [...call.words, target], cwd, signal: context.signal, limits });
  const command = `kustomize build ${folder.path}`;
  const given = context.renderOverlay?.get(command);
  const { status, stdout, stderr, failure } = given === undefined ? await run(folder.file) : answerOf(given);
  if (failure !== null) return problem(`the kustomization was not built: the program ${failure}`);
  if (status !== 0) return problem(`kustomize cannot build this: ${reasonIn(stderr, cwd)}`);
  const buildAgain = async (target: string) => outputOf(await run(target));
  const { sources, render } = openRender(stdout, {
    subject: folder.path,
    command,
    install: command,
    pathOf: () => renderPath(folder.path, null),
    prepare: async (documents) => {
      const files = filesOf(kustomization).map((one) => readBuildFile(displayPath(one, cwd), readFileSync(one, 'utf8')));
      const origins = await originsOf(folder, documents.length, context, buildAgain);
      return (document, span, port) => {
        const origin = files.find((one) => one.path === origins[documents.indexOf(document)]) ?? null;
        return locateInFiles(files, origin, document.lines, span.line - document.line, span, port);
      };
    },
    files: () => filesToChange(folder.file, kustomization, context, buildAgain),
  });
  return { items: sources, render, files: filesOf(kustomization) };
}

function answerOf(text: string): Answer {
  return { status: 0, stdout: Buffer.from(text), stderr: '', failure: null };
}

type Builder = Pick<Call, 'program' | 'words' | 'env'>;

function findBuilder({ env, cwd, workFolder }: SourceRequest): Builder | null {
  const names = env.HOSTPORT_LINT_KUSTOMIZE ? [env.HOSTPORT_LINT_KUSTOMIZE] : ['kustomize', 'kubectl', 'oc'];
  for (const name of names) {
    const program = findProgram(name, env, cwd);
    if (program === undefined) continue;
    const words = /^kustomize/.test(path.basename(program)) ? ['build', '--'] : ['kustomize', '--'];
    return { program, words, env: closedEnvironment(env, { KUBECONFIG: path.join(workFolder('kustomize'), 'no-cluster') }) };
  }
  return null;
}

/**
 * For each built document the file that its resource comes from, or the kustomization that generates it. kustomize tells this in
 * annotations, when a kustomization around the real one asks for them.
 */
async function originsOf(
  folder: FoundPath,
  count: number,
  { cwd, workFolder }: SourceRequest,
  run: (target: string) => Promise<Buffer | null>,
): Promise<(string | null)[]> {
  const wrapper = realpathSync(workFolder('origins'));
  const target = path.relative(wrapper, realpathSync(folder.file)).replaceAll(path.sep, '/');
  mkdirSync(wrapper, { recursive: true });
  writeFileSync(path.join(wrapper, 'kustomization.yaml'), JSON.stringify({ resources: [target], buildMetadata: ['originAnnotations'] }));
  const built = await run(wrapper);
  const documents = built === null ? [] : splitRender(built);
  if (documents.length !== count) return [];
  return documents.map(({ text }) => {
    const origin = /^ +config\.kubernetes\.io\/origin: \|\n +(?:path|configuredIn): (.+)$/m.exec(text)?.[1];
    return origin === undefined ? null : displayPath(path.resolve(wrapper, origin), realpathSync(cwd));
  });
}

/** What Go prints after the message of a crash. */
const STACK = /\n(?:\[signal |goroutine \d)[\s\S]*/;

/** The message on one line; kubectl writes it as a field of its log. */
function reasonIn(stderr: string, cwd: string): string {
  const field = /"command failed" err="((?:\\.|[^"\\])*)"/.exec(stderr)?.[1];
  const text = field === undefined ? stderr.replace(STACK, '') : field.replace(/\\[nt]/g, ' ').replace(/\\(.)/g, '$1');
  return onOneLine(text.replace(/^Error: |^error: /, '').replaceAll(`${realpathOf(cwd)}${path.sep}`, ''));
}
