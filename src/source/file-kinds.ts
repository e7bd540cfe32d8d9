import { readFileSync } from 'node:fs';
import path from 'node:path';
import { isLoadBalancer, LOAD_BALANCER_HEAD, MAX_LOAD_BALANCER_SIZE, mayBeLoadBalancer } from '../net/load-balancer.ts';
import { readRange, statOf } from './paths.ts';

const MANIFEST =
  /\.(?:ya?ml|json|manifest)(?:\.(?:tmpl|tpl|gotmpl|gotpl|j2|erb|in|template))?$|\.ign$|^(?:k3s(?:-agent)?|rke2-(?:server|agent)|microshift|k0s(?:controller|worker))\.service(?:\.j2)?$/i;
/** Configuration and baseline of this program. */
const OWN_FILES = '.hostport-lint';
/** Lock files of Emacs: links without a target. */
const EDITOR_LOCK = '.#';

/** Names of kustomization files, in the order of kustomize. */
export const KUSTOMIZATION_FILES: readonly string[] = ['kustomization.yaml', 'kustomization.yml', 'Kustomization'];
export const CHART_FILE = 'Chart.yaml';
export const CHART_ARCHIVE = /\.(?:tgz|tar\.gz)$/i;
/** The parts of a chart's folder from which Helm renders. */
export const RENDERED = /^(?:templates|charts|crds|Chart\.ya?ml|values[^/]*\.ya?ml)$/;

/** True for files of this program and of editors, which are read neither by name nor by a glob. */
export function isOfTool(name: string): boolean {
  return name.startsWith(OWN_FILES) || name.startsWith(EDITOR_LOCK);
}

/** True if a file may be a manifest, by its name. */
export function isManifest(file: string): boolean {
  return MANIFEST.test(path.basename(file));
}

/** True if a file is an HAProxy configuration, by its name and text; false if it cannot be read. */
export function isLoadBalancerFile(file: string): boolean {
  const stat = mayBeLoadBalancer(file) ? statOf(file) : undefined;
  if (!stat?.isFile() || stat.size > MAX_LOAD_BALANCER_SIZE) return false;
  try {
    return isLoadBalancer(readRange(file, 0, Math.min(stat.size, LOAD_BALANCER_HEAD)).toString('latin1'));
  } catch {
    return false;
  }
}

export function isChart(folder: string): boolean {
  return statOf(path.join(folder, CHART_FILE))?.isFile() === true;
}

export function isKustomization(folder: string): boolean {
  return KUSTOMIZATION_FILES.some((name) => statOf(path.join(folder, name))?.isFile());
}

/** True if a text looks like the output of `helm template`, which names the template of each document; such a file should not be edited. */
export function isHelmRender(bytes: Uint8Array): boolean {
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.byteLength, 10_000));
  return head.includes('\n# Source: ') && /^---\s*\n# Source: [^\s/]+\/.+/m.test(head.toString('utf8'));
}

/** The start of a here-document, and a line of a manifest with host ports. */
const HERE_DOCUMENT = /<<-?[ \t]*["'\\]?\w/;
const HOST_PORT_LINE = /^[ \t]*(?:- +)?(?:hostNetwork:[ \t]*["']?true|hostPort:)/m;
/** Maximum size of scripts that are searched. */
const MAX_SCRIPT = 1024 * 1024;

/** True for a shell script that writes manifests with host ports in here-documents; false if it cannot be read. */
export function isInstallScript(file: string): boolean {
  const stat = statOf(file);
  if (!stat?.isFile() || stat.size > MAX_SCRIPT) return false;
  try {
    const text = readFileSync(file, 'latin1');
    const start = text.search(HERE_DOCUMENT);
    return start >= 0 && HOST_PORT_LINE.test(text.slice(start));
  } catch {
    return false;
  }
}
