import { mkdirSync, readFileSync, realpathSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Problem, problemOfFile, type Source } from '../model/source.ts';
import { onceForEach } from '../text/once.ts';
import { renderPath } from '../text/render-path.ts';
import { inTurns } from './at-once.ts';
import type { FoundPath } from './found-paths.ts';
import { fileOf, filesOf, type Kustomization } from './kustomize/kustomization.ts';
import { locateInFiles, readBuildFile } from './kustomize/locate.ts';
import { reasonIn } from './kustomize/reason.ts';
import { type BuiltKustomization, rootsOf } from './kustomize/roots.ts';
import { displayPath } from './paths.ts';
import type { SourceRequest } from './provider.ts';
import { openRender, type Render } from './render.ts';
import { createLimits, DEFAULT_RENDER_LIMITS, notesOnUnrendered, type Unrendered } from './render-limits.ts';
import { splitRender } from './rendered-documents.ts';
import { closedEnvironment, findProgram, type Limits, outputOf, type ProgramCall, runProgram } from './run-program.ts';

/** Builds kustomizations, each as a separate install, with `kustomize`, `kubectl` or `oc`, whichever is first on the PATH. */
export async function* buildKustomizations(found: readonly FoundPath[], request: SourceRequest): AsyncIterable<Source | Problem> {
  const isNamed = ({ folder }: BuiltKustomization): boolean => folder.explicit || request.kustomize === 'all';
  const mayBeNeeded = onceForEach((file: string) => mayHoldHostPort(file, request));
  const isNeeded = ({ kustomization }: BuiltKustomization) =>
    kustomization.problems.length > 0 || kustomization.isFetched || filesOf(kustomization).some(mayBeNeeded);
  const all = rootsOf(found, request.cwd, request.renderLimits?.allowRemote === true);
  const roots = all.filter((root) => isNamed(root) || isNeeded(root));
  const builder = findBuilder(request);
  const builds = builder ? roots : roots.filter(isNamed);
  if (builds.length < roots.length) request.notes.push(withoutBuilder(roots.length - builds.length));
  const limits = createLimits(request.renderLimits ?? DEFAULT_RENDER_LIMITS);
  const unrendered: Unrendered[] = [];
  for await (const built of inTurns(builds, (root) => build(root, builder, request, () => limits(isNamed(root))))) {
    if ('render' in built) {
      request.renders.push(built.render);
      for (const file of built.files) request.renderedFiles.add(realpathSync(file));
      yield* built.sources;
    } else if (isNamed(built.root)) yield* built.problems.map((problem) => ({ ...problem, message: `is not built: ${problem.message}` }));
    else unrendered.push({ path: built.root.folder.path, problem: built.problems[0] ?? null });
  }
  request.notes.push(...notesOnUnrendered('kustomization', 'read file by file', unrendered));
}

/** True if a file may create a pod with a host port, or cannot be read. */
function mayHoldHostPort(file: string, request: SourceRequest): boolean {
  try {
    return request.mayHoldHostPort?.(readFileSync(file)) ?? true;
  } catch {
    return true;
  }
}

const NO_BUILDER = 'there is no kustomize, kubectl or oc on the PATH';

function withoutBuilder(count: number): string {
  return `${NO_BUILDER}, so ${count === 1 ? '1 kustomization was' : `${count} kustomizations were`} not built but read file by file`;
}

type Built =
  | { readonly sources: readonly Source[]; readonly render: Render; readonly files: readonly string[] }
  | { readonly root: BuiltKustomization; readonly problems: readonly Problem[] };

/** Builds one kustomization. It is not built if it refers to files outside the repository, or if the time limit is used up. */
async function build(
  root: BuiltKustomization,
  call: Builder | null,
  context: SourceRequest,
  limitsLeft: () => Limits | null,
): Promise<Built> {
  const { folder, kustomization } = root;
  const { cwd } = context;
  const file = fileOf(folder.file);
  const fail = (message: string): Built => ({ root, problems: [problemOfFile(file ? displayPath(file, cwd) : folder.path, message)] });
  if (kustomization.problems.length > 0) return { root, problems: kustomization.problems };
  if (!call) return fail(`${NO_BUILDER}; the files below it were read without building them`);
  const limits = limitsLeft();
  if (limits === null) return { root, problems: [] };
  const run = (target: string) => runProgram({ ...call, words: [...call.words, target], cwd, signal: context.signal, limits });
  const command = `kustomize build ${folder.path}`;
  const { status, stdout, stderr, failure } = await run(folder.file);
  if (failure !== null) return fail(`the program ${failure}`);
  if (status !== 0) return fail(reasonIn(stderr, cwd));
  const buildAgain = async (target: string) => outputOf(await run(target));
  const { sources, render } = openRender(stdout, {
    subject: folder.path,
    command,
    install: command,
    files: new Set(filesOf(kustomization).map((one) => displayPath(one, cwd))),
    patchesPorts: patchesPorts(kustomization),
    pathOf: () => renderPath(folder.path, null),
    prepare: async (documents) => {
      const files = filesOf(kustomization).map((one) => readBuildFile(displayPath(one, cwd), readFileSync(one, 'utf8')));
      const origins = await originsOf(folder, documents.length, context, buildAgain);
      return (document, span, port) => {
        const origin = files.find((one) => one.path === origins[documents.indexOf(document)]) ?? null;
        return locateInFiles(files, origin, document.lines, span.line - document.line, span, port);
      };
    },
  });
  return { sources, render, files: filesOf(kustomization) };
}

/** A patch of lists of ports, or of the lists around them. */
const PORTS = /\bports["']?\s*:|\/ports(?:["'\s/]|$)|\$patch|\/containers(?:\/\d+)?(?:["'\s]|$)/m;

function patchesPorts({ own, patches }: Kustomization): boolean {
  return [...own, ...patches].some((file) => PORTS.test(readFileSync(file, 'utf8')));
}

type Builder = Pick<ProgramCall, 'program' | 'words' | 'env'>;

function findBuilder({ env, cwd, workFolder, renderLimits }: SourceRequest): Builder | null {
  const names = env.HOSTPORT_LINT_KUSTOMIZE ? [env.HOSTPORT_LINT_KUSTOMIZE] : ['kustomize', 'kubectl', 'oc'];
  for (const name of names) {
    const program = findProgram(name, env, cwd);
    if (program === undefined) continue;
    const words = /^kustomize/.test(path.basename(program)) ? ['build', '--'] : ['kustomize', '--'];
    return {
      program,
      words,
      env: closedEnvironment(env, { KUBECONFIG: path.join(workFolder('kustomize'), 'no-cluster') }, renderLimits?.allowRemote === true),
    };
  }
  return null;
}

/**
 * Returns for each built document the file of its resource, or the kustomization that generates it. kustomize writes it into annotations if
 * an outer kustomization has `buildMetadata: [originAnnotations]`.
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
