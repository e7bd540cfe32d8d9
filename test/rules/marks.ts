import type { Finding } from '../../src/model/finding.ts';

/** A finding that a manifest expects, or that a run gave, such as `line 12: hidden-ports error certain @9`. */
export type Mark = string;

const MARK = /^[a-z-]+ (?:error|warning|info) (?:low|medium|high|certain) @\d+(?: suppressed)?$/;

/**
 * Reads the marks `# expect: <rule> <severity> <confidence> @<column>` at the ends of lines, several with commas between; the column
 * is that of the place which the finding shows, in UTF-16 units from 1, with `suppressed` after it for a suppressed finding. What is
 * marked twice is expected twice.
 */
export function marksOf(manifest: string): Mark[] {
  const marks = manifest.split('\n').flatMap((line, index) =>
    (/# expect: (.+)$/.exec(line)?.[1]?.split(', ') ?? []).map((mark) => {
      if (!MARK.test(mark)) throw new Error(`line ${index + 1}: cannot read the mark ${JSON.stringify(mark)}`);
      return `line ${index + 1}: ${mark}`;
    }),
  );
  return marks.sort();
}

export function markOf({ rule, severity, confidence, span, suppressed }: Finding): Mark {
  return `line ${span.line}: ${rule} ${severity} ${confidence} @${span.column}${suppressed ? ' suppressed' : ''}`;
}

/** The release against which a manifest is checked, from its comment `# release: 4.19`. */
export function releaseOf(manifest: string): string | null {
  return /^# release: (\S+)$/m.exec(manifest)?.[1] ?? null;
}
