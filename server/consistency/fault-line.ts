import type { Fault } from './check.ts';

/** Formats a fault in one line: check, number of rows and first ids. */
export function faultLine({ check: { name, says, of }, count, ids }: Fault): string {
  const more = count > ids.length ? ', …' : '';
  return `${name}: does not hold of ${count} (${of} ${ids.join(', ')}${more}). ${says}`;
}
