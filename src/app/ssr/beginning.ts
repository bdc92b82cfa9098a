import type { AppServices } from '#src/flow/services.ts';
import { MOVES } from '#src/lib/navigation/history-events.ts';
import { readSent } from './read-sent.ts';
import { keyOf, type SentStates, snapshotOf } from './sent.ts';

/**
 * Where the charts of this page begin; null on a page that the server has only opened. What was true when the page came
 * is not true for one that is visited later: with the first move it is forgotten, as is the address by which a browser
 * would share the page.
 */
export function beginningOf(page: Window & typeof globalThis): AppServices['storedSnapshot'] | null {
  const sent = readSent(page.document);
  if (!sent) return null;
  let states: SentStates = sent.states;
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
