import type { InspectorHooks } from '../hooks.ts';
import { arranged } from './forced-state.ts';
import { sampleViewer } from './sample-viewer.ts';
import { askedSnapshot, optionsIn, WALKED } from './snapshot-address.ts';
import { holdWalkedState } from './walked-state.ts';

/** Fails every call as a browser without a network does. */
const noNetwork: typeof fetch = () => Promise.reject(new TypeError('Failed to fetch'));

/**
 * Hooks of a page that its address shows in a held state, to a sample person or without a network. The panel opens only
 * where the address asks for it: frames of the screen gallery share the mode that their tab remembers.
 */
export async function previewPage(): Promise<InspectorHooks> {
  const { search } = window.location;
  const { viewer, offline, withPanel } = optionsIn(search);
  const real = offline ? noNetwork : window.fetch.bind(window);
  if (offline) Object.defineProperty(window.navigator, 'onLine', { get: () => false });
  const person = viewer ? sampleViewer(viewer, window.localStorage, real) : null;
  const transport = person?.fetch ?? real;
  const watched = withPanel ? await watchedPage(transport) : { fetch: transport };
  return { ...watched, ...(person ? { storage: person.storage } : {}), ...heldFlow(search) };
}

async function watchedPage(transport: typeof fetch): Promise<InspectorHooks> {
  const { inspectPage } = await import('../live/inspect-page.ts');
  return inspectPage(transport);
}

/** Hook that holds the requested flow. */
function heldFlow(search: string): Pick<InspectorHooks, 'adapt'> {
  const asked = askedSnapshot(search);
  if (!asked) return {};
  if (asked.stage === WALKED) holdWalkedState(asked.machine, search);
  // The page waits for a known session before it is rendered, which a held session may never be.
  return asked.machine === 'session' ? {} : { adapt: arranged };
}
