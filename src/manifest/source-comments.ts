import { isProblem, type Problem, type Source } from '../model/source.ts';
import type { Comment } from '../model/suppression.ts';
import { scanSource } from './scan.ts';

/** The comments of sources that speak to this program, where nothing else of them is asked for; those of what cannot be read are none. */
export function commentsOf(sources: Iterable<Source | Problem>): Comment[] {
  const comments: Comment[] = [];
  for (const source of sources) {
    for (const scanned of isProblem(source) ? [] : scanSource(source)) if (scanned.type === 'comments') comments.push(...scanned.comments);
  }
  return comments;
}
