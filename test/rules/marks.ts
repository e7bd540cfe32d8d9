/** A finding that a manifest expects, or that a run gave: rule and line, such as `12 hidden-ports`. */
export type Mark = string;

/** Reads the marks `# expect: rule[, rule]` at the ends of lines; a rule that is named twice is expected twice. */
export function marksOf(manifest: string): Mark[] {
  const lines = manifest.split('\n');
  const marks = lines.flatMap((line, index) => {
    const rules = /# expect: ([\w, -]+)$/.exec(line)?.[1] ?? '';
    return rules
      .split(',')
      .map((rule) => rule.trim())
      .filter(Boolean)
      .map((rule) => markOf(index + 1, rule));
  });
  return marks.sort();
}

export function markOf(line: number, rule: string): Mark {
  return `${String(line).padStart(4)} ${rule}`;
}

/** The release as of which a manifest wants to be judged, from its comment `# release: 4.19`. */
export function releaseOf(manifest: string): string | null {
  return /^# release: (\S+)$/m.exec(manifest)?.[1] ?? null;
}
