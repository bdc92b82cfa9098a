import type { Fault } from './check.ts';

/** One line about a fault: what does not hold, of how many rows, and ids of the first of them. */
export function faultLine({ check: { name, says, of }, count, ids }: Fault): string {
  const more = count > ids.length ? ', …' : '';
  return `${name}: does not hold of ${count} (${of} ${ids.join(', ')}${more}). ${says}`;
}
