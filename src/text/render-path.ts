/** The path of a rendered document: that of its template, with words that distinguish it from the template. */
export function renderPath(template: string, variant: string | null): string {
  return `${template} (rendered${variant === null ? '' : ` with ${variant}`})`;
}

/** The template of a rendered document's path; other paths are returned unchanged. */
export function templateOfPath(path: string): string {
  return path.replace(/ \(rendered(?: with .*)?\)$/, '');
}
