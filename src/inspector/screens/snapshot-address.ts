import type { Stage } from '#src/lib/navigation/screen-preview.ts';
import { presentChartId } from '../model/former-chart-ids.ts';

/** A machine and the display state to show. */
export type Asked = { machine: string; stage: string };

const KEY = 'snapshot';

/** Address of a shop page with a flow held in a display state, such as `?snapshot=productList:loaded`. */
export const snapshotAddress = (path: string, machine: string, stage: Stage): string =>
  `${path}${path.includes('?') ? '&' : '?'}${KEY}=${machine}:${stage}`;

/** Parses such an address; null for any other. */
export function askedSnapshot(search: string): Asked | null {
  const [machine, stage] = new URLSearchParams(search).get(KEY)?.split(':') ?? [];
  return machine && stage ? { machine: presentChartId(machine), stage } : null;
}
