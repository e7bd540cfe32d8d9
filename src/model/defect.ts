/** What was thrown where nothing should throw, as people read it. */
export function defectOf(error: unknown): string {
  const reason = error instanceof Error ? error.message : String(error);
  return `${reason} (a defect of hostport-lint, please report it)`;
}
