/** Bytes of a job summary that the runner takes from one step; it refuses a larger one whole. (actions/runner, `CreateStepSummaryCommand`) */
const MAX_SUMMARY_SIZE = 1024 * 1024;

/**
 * A Markdown report cut to that number of bytes: rows of its tables are left out from the last one upwards, and a sentence tells
 * how many. What stands around the tables stays.
 */
export function cutSummary(markdown: string): string {
  if (Buffer.byteLength(markdown) <= MAX_SUMMARY_SIZE) return markdown;
  const lines = markdown.split('\n');
  const isRow = (line: string) => line.startsWith('| ');
  const around = lines.filter((line) => !isRow(line));
  let room = MAX_SUMMARY_SIZE - Buffer.byteLength(around.join('\n')) - NOTE_ROOM;
  let dropped = 0;
  const kept = lines.filter((line) => {
    if (!isRow(line)) return true;
    room -= Buffer.byteLength(line) + 1;
    if (room < 0) dropped++;
    return room >= 0;
  });
  return `${kept.join('\n').trimEnd()}\n\n${dropped} more rows do not fit into a job summary; the log and the report files hold them.\n`;
}

const NOTE_ROOM = 200;
