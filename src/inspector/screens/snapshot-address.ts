import type { ScreenLook, Stage } from '#src/lib/navigation/screen-preview.ts';
import { presentChartId } from '../model/former-chart-ids.ts';

/** A machine and the display state to show; `WALKED` for the state after the steps of the address. */
export type Asked = { machine: string; stage: string };
/** Role of the person that a screen is shown to. */
export type ViewerRole = ScreenLook['who'];
/** How an address shows a page, besides its state. */
export type PreviewOptions = {
  /** Shows the page to a sample person of this role, unless one of that role is signed in. */
  viewer?: ViewerRole;
  offline?: boolean;
  /** Opens the panel of the inspector, with log and faults. */
  withPanel?: boolean;
};

export const VIEWERS: readonly ViewerRole[] = ['visitor', 'user', 'seller', 'admin'];

/** In place of a stage: the state after the steps in the query (`model/step-address.ts`). */
export const WALKED = 'steps';

const KEY = 'snapshot';
const join = (path: string, query: string): string => `${path}${path.includes('?') ? '&' : '?'}${query}`;

/** Address of a shop page with a flow held in a display state, such as `?snapshot=productList:loaded`. */
export const snapshotAddress = (path: string, machine: string, stage: Stage): string =>
  join(path, `${KEY}=${machine}:${stage}`);

/** Address of a shop page with a flow held in the state after steps; `query` has the steps. */
export const walkAddress = (path: string, machine: string, query: string): string =>
  join(path, `${KEY}=${machine}:${WALKED}&${query}`);

/** Address of a shop page with options of its preview. */
export function withOptions(path: string, { viewer, offline, withPanel }: PreviewOptions): string {
  const options = {
    ...(viewer ? { viewer } : {}),
    ...(offline ? { network: 'off' } : {}),
    ...(withPanel ? { inspect: 'panel' } : {}),
  };
  const query = new URLSearchParams(options).toString();
  return query ? join(path, query) : path;
}

/** Parses the machine and the state of an address; null for any other. */
export function askedSnapshot(search: string): Asked | null {
  const [machine, stage] = new URLSearchParams(search).get(KEY)?.split(':') ?? [];
  return machine && stage ? { machine: presentChartId(machine), stage } : null;
}

/** Parses the options of an address. */
export function optionsIn(search: string): PreviewOptions {
  const query = new URLSearchParams(search);
  const viewer = VIEWERS.find((one) => one === query.get('viewer'));
  return {
    ...(viewer ? { viewer } : {}),
    offline: query.get('network') === 'off',
    withPanel: query.has('inspect'),
  };
}

/** True for an address that shows a page otherwise than the shop would: a held state, a sample person, no network. */
export function isPreview(search: string): boolean {
  const { viewer, offline } = optionsIn(search);
  return askedSnapshot(search) !== null || viewer !== undefined || offline === true;
}
