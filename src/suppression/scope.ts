import type { Finding } from '../model/finding.ts';
import { addToSet } from '../model/groups.ts';
import type { Pod } from '../model/pod.ts';
import type { Span } from '../model/span.ts';
import type { Comment, SuppressionDirective } from '../model/suppression.ts';
import type { Workload } from '../model/workload.ts';
import { spanOfText, type Text } from '../text/text.ts';
import { readAnnotation, readComment } from './directive.ts';

/** A finding and its workload, of which the finding only contains the names. */
export interface PlacedFinding {
  readonly finding: Finding;
  readonly workload: Workload | null;
  /** The places where a suppression can cover it: in the render and in the source file. */
  readonly spans: readonly Span[];
}

/** A directive and the findings that it covers, of any rule. */
export interface Scoped {
  readonly directive: SuppressionDirective;
  readonly covers: (judged: PlacedFinding) => boolean;
  /** The places of the findings that it can cover, or their workloads; null for all findings. */
  readonly reach: {
    readonly lines: { readonly path: string; readonly from: number; readonly to: number } | null;
    readonly workloads: ReadonlySet<Workload>;
  } | null;
  /** True if the run read everything that the directive covers; it is then unused if it suppresses nothing. */
  readonly isWhollyLinted: boolean;
}

/** Annotation of a pod or of the object that creates pods. */
export const ANNOTATION = 'hostport-lint.io/ignore';

/** A comment suppresses findings on its lines, and findings about a container or workload that starts on them. */
export interface CommentScope {
  readonly scoped: Scoped;
  /** Adds a workload of the comment's file, wherever its findings are. */
  readonly addWorkload: (workload: Workload, pod: Pod) => void;
}

export function scopeOfComment(comment: Comment, knownRules: readonly string[]): CommentScope {
  const workloads = new Set<Workload>();
  const reached = new Set<Workload>();
  const containers = new Map<Workload, Set<string>>();
  const { path } = comment.span;
  const holds = (place: { readonly path: string; readonly line: number }) =>
    place.path === path && comment.from <= place.line && place.line <= comment.to;
  return {
    scoped: {
      directive: { by: 'comment', ...readComment(comment, knownRules), span: comment.span },
      isWhollyLinted: true,
      reach: { lines: { path, from: comment.from, to: comment.to }, workloads: reached },
      covers: ({ finding, workload, spans }) => {
        if (spans.some(holds)) return true;
        if (workload === null) return false;
        return workloads.has(workload) || (finding.container !== null && containers.get(workload)?.has(finding.container) === true);
      },
    },
    addWorkload: (workload, pod) => {
      if (holds(workload.span)) {
        workloads.add(workload);
        reached.add(workload);
      }
      for (const { name, span } of pod.containers) {
        if (!holds(span) || span.endLine > comment.to) continue;
        addToSet(containers, workload, name);
        reached.add(workload);
      }
    },
  };
}

/** The annotation's requests, which cover all findings about their workload. */
function scopesOfAnnotation(text: string, span: SuppressionDirective['span'], workload: Workload, knownRules: readonly string[]): Scoped[] {
  return readAnnotation(text, knownRules).map((request) => ({
    directive: { by: 'annotation', ...request, span },
    isWhollyLinted: true,
    reach: { lines: null, workloads: new Set([workload]) },
    covers: (judged) => judged.workload === workload,
  }));
}

/** Collects the directives of manifests while these are read. */
export function createDirectiveCollector(knownRules: readonly string[]) {
  const comments = new Map<string, Map<string, CommentScope>>();
  const annotations: Scoped[] = [];
  return {
    addComments: (found: readonly Comment[]): void => {
      for (const comment of found) {
        const { path, start } = comment.span;
        const ofFile = comments.get(path) ?? new Map<string, CommentScope>();
        // A manifest embedded in another file determines which lines its comments cover.
        comments.set(path, ofFile.set(`${start} ${comment.text}`, scopeOfComment(comment, knownRules)));
      }
    },
    /** Adds the annotations of a workload: those of its pod, and the annotation on the object that creates the pod. */
    addWorkload: (workload: Workload, pod: Pod, annotation: Text | null): void => {
      for (const scope of comments.get(workload.span.path)?.values() ?? []) scope.addWorkload(workload, pod);
      const ofPod = pod.annotations.get(ANNOTATION) ?? null;
      const texts = [annotation, ofPod].filter((text) => text !== null);
      const starts = new Set<number>();
      for (const text of texts) {
        const span = spanOfText(text);
        if (starts.has(span.start)) continue;
        starts.add(span.start);
        annotations.push(...scopesOfAnnotation(text.value, span, workload, knownRules));
      }
    },
    /** Directives in the order of their places in each file. */
    directives: (): Scoped[] => [
      ...[...comments.values()].flatMap((ofFile) => [...ofFile.values()].map(({ scoped }) => scoped)),
      ...annotations,
    ],
  };
}
