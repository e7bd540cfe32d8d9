import { closeSync, fstatSync, openSync, readSync } from 'node:fs';
import { isLoadBalancer, LOAD_BALANCER_HEAD, MAX_LOAD_BALANCER_SIZE, mayBeLoadBalancer } from '../text/load-balancer.ts';

/** Whether a file below a folder is a configuration of HAProxy; what cannot be read is none. */
export function isLoadBalancerFile(file: string): boolean {
  if (!mayBeLoadBalancer(file)) return false;
  try {
    const descriptor = openSync(file, 'r');
    try {
      const stat = fstatSync(descriptor);
      if (!stat.isFile() || stat.size > MAX_LOAD_BALANCER_SIZE) return false;
      const head = Buffer.alloc(Math.min(stat.size, LOAD_BALANCER_HEAD));
      return isLoadBalancer(head.toString('latin1', 0, readSync(descriptor, head, 0, head.length, 0)));
    } finally {
      closeSync(descriptor);
    }
  } catch {
    return false;
  }
}
