/** The assets of the pages, in a separate module because no other report needs them. */

export { default as PAGE_FINDINGS } from './page/findings.html?text';
export { default as FLOWS_STYLE } from './page/flows.css?text';
export { default as PAGE_SCRIPT } from './page/main.ts?script';
export { default as PAGE_MAP } from './page/map.html?text';
export { default as PAGE_STYLE } from './page/page.css?text';
export { default as PAGE } from './page/page.html?text';
export { default as PAGE_PORTS } from './page/ports.html?text';
export { default as REGISTRIES_STYLE } from './page/registries.css?text';
export { default as PAGE_REGISTRIES } from './page/registries.html?text';
export { default as REGISTRIES_SCRIPT } from './page/registries.ts?script';
