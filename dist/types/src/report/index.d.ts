export { wantsColor } from './color.js';
export type { Reporter, ReportOptions, Scope } from './options.js';
/** Formats of findings; a format's code is loaded when it is asked for. */
export declare const FINDING_REPORTS: {
    text: () => Promise<typeof import("./text.js").text>;
    json: () => Promise<typeof import("./json.js").json>;
    sarif: () => Promise<typeof import("./sarif/index.js").sarif>;
    github: () => Promise<typeof import("./github.js").github>;
    gitlab: () => Promise<typeof import("./gitlab.js").gitlab>;
    junit: () => Promise<typeof import("./junit.js").junit>;
    markdown: () => Promise<typeof import("./markdown.js").markdown>;
    html: () => Promise<typeof import("./html/index.js").html>;
};
/** Formats of `hostport-lint ports`. */
export declare const PORT_REPORTS: {
    table: () => Promise<typeof import("./ports/table.js").table>;
    json: () => Promise<typeof import("./ports/json.js").json>;
    csv: () => Promise<typeof import("./ports/csv.js").csv>;
    explain: () => Promise<typeof import("./ports/explain.js").explain>;
    html: () => Promise<typeof import("./html/index.js").portsHtml>;
};
/** Formats of `hostport-lint hosted flows`. */
export declare const FLOW_REPORTS: {
    table: () => Promise<typeof import("./hosted/table.js").table>;
    json: () => Promise<typeof import("./hosted/json.js").json>;
    csv: () => Promise<typeof import("./hosted/csv.js").csv>;
    markdown: () => Promise<typeof import("./hosted/markdown.js").markdown>;
    html: () => Promise<typeof import("./hosted/html.js").html>;
    mermaid: () => Promise<typeof import("./hosted/mermaid.js").mermaid>;
};
export type FindingFormat = keyof typeof FINDING_REPORTS;
export type PortFormat = keyof typeof PORT_REPORTS;
