import type { Span } from '../model/span.ts';

/** What one call of a renderer printed, and how to find where its characters were written. */
export interface Render {
  /** Paths under which its documents were linted. */
  readonly paths: ReadonlySet<string>;
  /** Renders of one chart with different values have the same subject. */
  readonly subject: string;
  /** How to see it, such as `helm template charts/cni`. */
  readonly command: string;
  /** Makes ready to locate; called once, before the first place is asked for, and only if one will be. */
  prepare(): Promise<Locate>;
}

/** Where something of a render was written; null where nothing is known. `port` is what the characters show. */
export type Locate = (span: Span, port: number | null) => Written | null;

export interface Written {
  /** The place to mend: in a template, in values, in a resource or a patch. */
  readonly span: Span;
  /** Where the template prints it, if that is another place. */
  readonly template: Span | null;
  /** The option of the command line that set it, such as `--set port=9104`. */
  readonly option: string | null;
  /** The template's name where nothing more is known of it, so that `span` is still that of the render. */
  readonly source?: string;
}

/** The path of a rendered document: that of its template, told apart from the template itself. */
export function renderPath(template: string, variant: string | null): string {
  return `${template} (rendered${variant === null ? '' : ` with ${variant}`})`;
}
