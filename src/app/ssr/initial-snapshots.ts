import type { AppServices } from '#src/flow/services.ts';
import { MOVES } from '#src/lib/navigation/history-events.ts';
import { type EmbeddedChartStates, keyOf, snapshotOf } from './embedded-state.ts';
import { readEmbeddedState } from './read-embedded-state.ts';

/**
 * Snapshots of the charts of a server-rendered page; null for an app shell. They apply only until the first
 * navigation, which drops them, as it drops the canonical address of the page.
 */
export function initialSnapshotsOf(page: Window & typeof globalThis): AppServices['storedSnapshot'] | null {
  const sent = readEmbeddedState(page.document);
  if (!sent) return null;
  let states: EmbeddedChartStates = sent.states;
  for (const move of MOVES)
    page.addEventListener(
      move,
      () => {
        states = {};
        page.document.querySelector('link[rel=canonical]')?.remove();
      },
      { once: true },
    );
  return ({ id }, input) => snapshotOf(states, keyOf(id, input));
}
