/** Name of what one call of a renderer prints, which is one install: `helm:charts/cni`, or `helm:charts/cni:prod` with named values. */
export function renderedSet(renderer: 'helm' | 'kustomize', subject: string, variant: string | null): string {
  return `${renderer}:${subject}${variant === null ? '' : `:${variant}`}`;
}

export function isRenderedSet(set: string): boolean {
  return /^(?:helm|kustomize):/.test(set);
}
