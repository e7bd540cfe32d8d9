/** Where parts of the page go that a report fills. */
export interface SkeletonParts {
  /** HTML of the head: policy, title, style. */
  readonly head: string;
  /** HTML of the title that the user gave; empty without one. */
  readonly title: string;
  /** HTML of the verdict. */
  readonly verdict: string;
  /** HTML of what was checked. */
  readonly checked: string;
  /** HTML that stands where the findings would, if there are none. */
  readonly noFindings: string;
  /** HTML of what was not checked, and what is not shown; empty where there is nothing. */
  readonly notes: string;
  /** HTML of the map of nodes; empty where none are known. */
  readonly nodes: string;
  /** HTML for readers without scripts. */
  readonly plain: string;
  /** HTML of the last line. */
  readonly footer: string;
  /** HTML of the data and the script. */
  readonly scripts: string;
  readonly view: 'findings' | 'ports';
}

/** The page as it is before its script fills it. */
export function skeleton(parts: SkeletonParts): string {
  const findings = findingsPart(parts.noFindings);
  const sections = parts.view === 'findings' ? [MAP, findings, PORTS] : [MAP, PORTS, findings];
  return `<!DOCTYPE html>
<html lang="en">
<head>
${parts.head}
</head>
<body>
<a class="skip" href="#main">Skip to the report</a>
<header>
<div class="top"><span class="brand">hostport-lint</span><button type="button" id="theme" hidden></button></div>
${parts.title}
${parts.verdict}
${parts.checked}
<div id="counts" class="counts" role="group" aria-label="Findings by rule, owner and namespace" hidden></div>
<nav aria-label="Parts of the report">${parts.nodes === '' ? '' : '<a href="#nodes">Nodes</a>'}<a href="#map">Port map</a><a href="#findings">Findings</a><a href="#ports">Host ports</a>${parts.notes === '' ? '' : '<a href="#notes">Notes</a>'}</nav>
</header>
<main id="main">
${parts.plain}
${parts.nodes === '' ? '' : `${parts.nodes}\n`}${sections.join('\n')}
${parts.notes}
</main>
<footer>${parts.footer}</footer>
<div id="announcement" role="status" aria-live="polite"></div>
${parts.scripts}
</body>
</html>
`;
}

const MAP = `<section id="map" aria-labelledby="map-title">
<div class="section-head"><h2 id="map-title">Port map</h2><span class="faint">One bar for each thousand ports; choose one to see its ports.</span></div>
<div id="overview" class="overview" role="tablist" aria-label="Thousands of ports"></div>
<div id="axis" class="axis" aria-hidden="true"></div>
<div id="bands" class="bands" aria-hidden="true"></div>
<ul id="ranges" class="ranges" aria-label="Ranges"></ul>
<div class="zoom">
<div id="grid-panel" role="tabpanel">
<div class="grid-head"><h3 id="grid-title"></h3><span id="grid-range" class="faint"></span></div>
<div id="grid" role="grid" aria-labelledby="grid-title" aria-readonly="true"></div>
<ul id="legend" class="legend" aria-label="Legend"></ul>
</div>
<div id="details" class="details" role="region" tabindex="0" aria-label="What the map shows"></div>
</div>
</section>`;

const findingsPart = (verdict: string) => `<section id="findings" aria-labelledby="findings-title">
<div class="section-head"><h2 id="findings-title">Findings</h2><span id="findings-status" class="faint"></span></div>
<div id="findings-none" class="empty" hidden><strong>${verdict}</strong></div>
<div id="findings-some">
<form class="filters" role="search" aria-label="Findings">
<label class="wide">Search<input id="finding-text" type="search" autocomplete="off" spellcheck="false"></label>
<label>Severity<select id="finding-severity"><option value="">all</option><option value="error">error</option><option value="warning">warning</option><option value="info">info</option></select></label>
<label>Rule<select id="finding-rule"><option value="">all</option></select></label>
<label>Owner<input id="finding-owner" list="finding-owners" autocomplete="off" spellcheck="false"></label>
<label>Namespace<input id="finding-namespace" list="finding-namespaces" autocomplete="off" spellcheck="false"></label>
<label class="check" id="finding-suppressed-label"><input id="finding-suppressed" type="checkbox">also suppressed ones</label>
<button type="button" id="findings-clear">Clear</button>
<datalist id="finding-owners"></datalist><datalist id="finding-namespaces"></datalist>
</form>
<ul id="findings-list" class="cards"></ul>
<button type="button" id="findings-more" class="more" hidden></button>
</div>
</section>`;

const PORTS = `<section id="ports" aria-labelledby="ports-title">
<div class="section-head"><h2 id="ports-title">Host ports</h2><span id="ports-status" class="faint"></span></div>
<div id="ports-none" class="empty" hidden><strong>No workload of this input holds a port of the host.</strong>Neither hostNetwork nor hostPort is used.</div>
<div id="ports-some">
<form class="filters" role="search" aria-label="Host ports">
<label class="wide">Search<input id="filter-text" type="search" placeholder="words, a port, or 9000-9999" autocomplete="off" spellcheck="false"></label>
<label>Reach<select id="filter-reach"><option value="">all</option></select></label>
<label>Declared<select id="filter-declared"><option value="">all</option><option value="yes">yes</option><option value="no">no</option></select></label>
<label>Registry<select id="filter-registration"><option value="">all</option></select></label>
<label>Worst finding<select id="filter-severity"><option value="">all</option><option value="error">error</option><option value="warning">warning</option><option value="info">info</option><option value="none">none</option></select></label>
<label>Namespace<input id="filter-namespace" list="namespaces" autocomplete="off" spellcheck="false"></label>
<label>Workload<input id="filter-workload" list="workloads" autocomplete="off" spellcheck="false"></label>
<button type="button" id="ports-clear">Clear</button>
<datalist id="namespaces"></datalist><datalist id="workloads"></datalist>
</form>
<table aria-labelledby="ports-title"><thead><tr id="ports-head"></tr></thead><tbody id="ports-body"></tbody></table>
<div id="ports-pages" class="pages"><button type="button" id="ports-previous">Previous</button><button type="button" id="ports-next">Next</button></div>
</div>
</section>`;
