import { mkdirSync, readFileSync, realpathSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Problem, Source } from '../model/source.ts';
import { boundaryOf } from './boundary.ts';
import { displayPath, type FoundFolder } from './find-files.ts';
import { sourceOfRendered, splitRender } from './helm/split.ts';
import { fileOf, filesOf, type Kustomization, readKustomization } from './kustomize/kustomization.ts';
import { type BuildFile, locateInFiles, readBuildFile } from './kustomize/locate.ts';
import type { SourceRequest } from './provider.ts';
import { type Locate, type Render, renderPath } from './render.ts';
import { type Answer, closedEnvironment, type Environment, findProgram, runProgram } from './run-program.ts';

/** Builds kustomizations, each an install of its own, through `kustomize`, `kubectl` or `oc`, whichever is on the PATH. */
export async function* buildKustomizations(found: readonly FoundFolder[], request: SourceRequest): AsyncIterable<Source | Problem> {
  for (const { folder, kustomization } of rootsOf(found, request)) {
    const built = await build(folder, kustomization, request);
    if ('problems' in built) yield* built.problems;
    else {
      request.renders.push(built.render);
      for (const file of filesOf(kustomization)) request.renderedFiles.add(realpathSync(file));
      yield* built.sources;
    }
  }
}

interface Root {
  readonly folder: FoundFolder;
  readonly kustomization: Kustomization;
}

/** Those that were given, and those that no other one takes in. */
function rootsOf(found: readonly FoundFolder[], { cwd, reading }: SourceRequest): Root[] {
  const all = found.map((folder) => ({
    folder,
    kustomization: readKustomization(folder.file, { cwd, reading, boundary: boundaryOf(folder.file, cwd) }),
  }));
  const taken = new Set(all.flatMap(({ kustomization }) => kustomization.bases.map((base) => realpathSync(base))));
  return all.filter(({ folder, kustomization }) => folder.explicit || !(kustomization.isComponent || taken.has(realpathSync(folder.file))));
}

type BuildResult = { readonly sources: readonly Source[]; readonly render: Render } | { readonly problems: readonly Problem[] };

async function build(folder: FoundFolder, kustomization: Kustomization, context: SourceRequest): Promise<BuildResult> {
  const { cwd } = context;
  const problem = (message: string): BuildResult => {
    const file = fileOf(folder.file);
    return { problems: [{ path: file ? displayPath(file, cwd) : folder.path, line: 1, column: 1, message }] };
  };
  if (kustomization.problems.length > 0) return kustomization;
  const call = findBuilder(context);
  if (!call)
    return problem(
      'there is no kustomize, kubectl or oc on the PATH, so the kustomization was not built; the files below it were read as they are',
    );
  const run = (target: string) => runProgram({ ...call, words: [...call.words, target], cwd, signal: context.signal });
  const command = `kustomize build ${folder.path}`;
  const given = context.renderOverlay?.get(command);
  const { status, stdout, stderr, failure } = given === undefined ? await run(folder.file) : answerOf(given);
  if (failure !== null) return problem(`the kustomization was not built: the program ${failure}`);
  if (status !== 0) return problem(`kustomize cannot build this: ${reasonIn(stderr)}`);
  const documents = splitRender(stdout);
  const name = renderPath(folder.path, null);
  const sources = documents.map((document) => sourceOfRendered(stdout, document, { path: name, install: command, explicit: false }));
  let prepared: Promise<Locate> | undefined;
  const prepare = async (): Promise<Locate> => {
    const files = readFiles(kustomization, context);
    const origins = await originsOf(folder, documents.length, context, async (target) => {
      const again = await run(target);
      return again.status === 0 && again.failure === null ? again.stdout : null;
    });
    return (span, port) => {
      const at = documents.findLastIndex(({ line }) => line <= span.line);
      const document = documents[at];
      if (!document) return null;
      const origin = files.find((file) => file.path === origins[at]) ?? null;
      return locateInFiles(files, origin, document.lines(), span.line - document.line, span, port, context.reading);
    };
  };
  const prepareOnce = () => {
    prepared ??= prepare();
    return prepared;
  };
  const render: Render = {
    paths: new Set([name]),
    subject: folder.path,
    command,
    prepare: prepareOnce,
    text: () => stdout.toString('utf8'),
    mapChanges: async (after, origins) => {
      const { mapChangesToFiles } = await import('./kustomize/map-changes.ts');
      const locate = await prepareOnce();
      return mapChangesToFiles({ before: stdout, after, origins, locate: (span) => locate(span, null) }, folder.file, kustomization, {
        ...context,
        build: async (target) => {
          const again = await run(target);
          return again.status === 0 && again.failure === null ? again.stdout : null;
        },
      });
    },
  };
  return { sources, render };
}

function answerOf(text: string): Answer {
  return { status: 0, stdout: Buffer.from(text), stderr: '', failure: null };
}

function findBuilder({ env, cwd, workFolder }: SourceRequest): { program: string; words: string[]; env: Environment } | null {
  const names = env.HOSTPORT_LINT_KUSTOMIZE ? [env.HOSTPORT_LINT_KUSTOMIZE] : ['kustomize', 'kubectl', 'oc'];
  for (const name of names) {
    const program = findProgram(name, env, cwd);
    if (program === undefined) continue;
    const words = /^kustomize/.test(path.basename(program)) ? ['build', '--'] : ['kustomize', '--'];
    return { program, words, env: closedEnvironment(env, { KUBECONFIG: path.join(workFolder('kustomize'), 'no-cluster') }) };
  }
  return null;
}

function readFiles(kustomization: Kustomization, { cwd }: SourceRequest): BuildFile[] {
  return filesOf(kustomization).map((file) => readBuildFile(displayPath(file, cwd), readFileSync(file, 'utf8')));
}

/** For each built document the file that its resource comes from, which kustomize tells when a wrapper asks for it. */
async function originsOf(
  folder: FoundFolder,
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
    const origin = /^ +config\.kubernetes\.io\/origin: \|\n +path: (.+)$/m.exec(text)?.[1];
    return origin === undefined ? null : displayPath(path.resolve(wrapper, origin), realpathSync(cwd));
  });
}

const MAX_LENGTH = 1_000;

/** The message on one line; kubectl writes it as a field of its log. */
function reasonIn(stderr: string): string {
  const field = /"command failed" err="((?:\\.|[^"\\])*)"/.exec(stderr)?.[1];
  const text = field === undefined ? stderr : field.replace(/\\[nt]/g, ' ').replace(/\\(.)/g, '$1');
  const line = text
    .replace(/^Error: |^error: /, '')
    .replace(/\s+/g, ' ')
    .trim();
  return line.length > MAX_LENGTH ? `${line.slice(0, MAX_LENGTH)}…` : line;
}
