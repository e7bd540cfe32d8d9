import type { Pod } from '../model/pod.ts';
import type { Comment } from '../model/suppression.ts';
import type { Workload } from '../model/workload.ts';
import { spanOfText, type Text } from '../text/text.ts';
import { ANNOTATION, type CommentScope, type Scoped, scopeOfComment, scopesOfAnnotation } from './scope.ts';

/** Gathers the directives of manifests while these are read. */
export interface DirectiveCollector {
  addComments(comments: readonly Comment[]): void;
  /** A workload, its pod, and the annotation on the object that makes the pod. */
  addWorkload(workload: Workload, pod: Pod, annotation: Text | null): void;
  /** Directives in the order of their places in each file. */
  directives(): Scoped[];
}

export function createDirectiveCollector(knownRules: readonly string[]): DirectiveCollector {
  const comments = new Map<string, Map<string, CommentScope>>();
  const annotations: Scoped[] = [];
  return {
    addComments: (found) => {
      for (const comment of found) {
        const { path, start } = comment.span;
        const ofFile = comments.get(path) ?? new Map<string, CommentScope>();
        // A manifest inside another file knows better than that file what its comments speak of.
        comments.set(path, ofFile.set(`${start} ${comment.text}`, scopeOfComment(comment, knownRules)));
      }
    },
    addWorkload: (workload, pod, annotation) => {
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
    directives: () => [...[...comments.values()].flatMap((ofFile) => [...ofFile.values()].map(({ scoped }) => scoped)), ...annotations],
  };
}
