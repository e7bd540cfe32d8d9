import { InvalidArgumentError } from 'commander';
import type { PortRange } from '../../model/address.ts';
import { parseRelease, type Release } from '../../model/registry.ts';
import { readPorts } from '../../registry/cells.ts';

export function releaseOf(text: string): Release {
  const release = parseRelease(text);
  if (!release) throw new InvalidArgumentError('Write a release like 4.19.');
  return release;
}

export function portsOf(text: string): readonly PortRange[] {
  const cell = readPorts(text);
  if (typeof cell === 'string') throw new InvalidArgumentError('Write ports like 9104, 9000-9100 or 9104,9105.');
  return cell.ranges;
}

export function rangeOf(text: string): PortRange {
  const [first, ...rest] = portsOf(text);
  if (!first || rest.length > 0) throw new InvalidArgumentError('Write one range like 9000-9999.');
  return first;
}

export function countOf(text: string): number {
  if (!/^[1-9]\d{0,4}$/.test(text)) throw new InvalidArgumentError('Write a number from 1 on.');
  return Number(text);
}
