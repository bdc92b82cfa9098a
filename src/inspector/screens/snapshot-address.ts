import type { Stage } from '#src/lib/navigation/screen-look.ts';

/** A flow and what it is shown in. */
export type Asked = { machine: string; stage: string };

const KEY = 'snapshot';

/** An address that opens a page of the shop with a flow kept in a stage: `?snapshot=productList:loaded`. */
export const snapshotAddress = (path: string, machine: string, stage: Stage): string =>
  `${path}${path.includes('?') ? '&' : '?'}${KEY}=${machine}:${stage}`;

/** What such an address asks for; null for any other address. */
export function askedSnapshot(search: string): Asked | null {
  const [machine, stage] = new URLSearchParams(search).get(KEY)?.split(':') ?? [];
  return machine && stage ? { machine, stage } : null;
}
