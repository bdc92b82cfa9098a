import { describe, expect, it } from 'vitest';
import { paths, sources } from '../layers/sources.ts';
import { exportedNamesOf } from './exported.ts';

/**
 * Retired words and the word of the field to use. A word is here once the last path and exported
 * name with it is gone, so the list only grows.
 */
const RETIRED: Readonly<Record<string, string>> = {
  'ask-way-back': 'request-reset',
  barred: 'banned, suspended',
  'bring-to-life': 'hydrate',
  'count-deed': 'count-action',
  'door-frame': 'auth-layout',
  'drawn-page': 'rendered-page',
  'early-press': 'event-replay',
  'far-below': 'below-fold',
  'key-of-a-write': 'idempotency-key',
  'likely-page': 'route-prediction',
  'noted-end': 'audit-anchor',
  'older-wire': 'legacy-api',
  picked: 'selection, selected',
  'picture-travel': 'view-transition',
  'refuse-shut-out': 'refuse-banned',
  'request-key': 'idempotency-key',
  'send-way-back': 'send-reset-link',
  'set-mark': 'set-toggle',
  'shop-of-nobody': 'anonymous-services',
  somebody: 'the role: member, guest, anonymous client',
  'stranger-limit': 'rate-limit per address',
  tried: 'bulk-item',
  'way-back-in': 'recovery',
  'ways-back': 'recovery',
  'welcome-again': 'rate-limit',
  whoever: 'the role: member, guest, anonymous client',
  'wish-to-write': 'idempotent request',
  'write-letter': 'write-email',
};
/** Applied migrations keep their names: the database knows them by name. */
const FIXED = /^server\/db\/migrations\//;

/** Returns the words of a name or path in lower case, joined and enclosed by `-`. */
const wordsOf = (name: string): string =>
  `-${name
    .replace(/([a-z0-9])([A-Z])|([A-Z])(?=[A-Z][a-z])/g, '$1$3-$2')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter(Boolean)
    .join('-')}-`;

/** Returns the retired words in a name, in singular or plural, with the word to use. */
function retiredIn(name: string): string[] {
  const words = wordsOf(name);
  return Object.entries(RETIRED)
    .filter(([retired]) => words.includes(`-${retired}-`) || words.includes(`-${retired}s-`))
    .map(([retired, use]) => `${name}: ${retired} → ${use}`);
}

describe('retired words', () => {
  it('are in no path', () => {
    expect(paths.filter((path) => !FIXED.test(path)).flatMap(retiredIn)).toEqual([]);
  });

  it('are in no exported name', () => {
    const faults = sources.flatMap((source) =>
      exportedNamesOf(source)
        .flatMap(retiredIn)
        .map((found) => `${source.path} ${found}`),
    );
    expect(faults).toEqual([]);
  });

  it('are sought in every form of an export', () => {
    expect(
      exportedNamesOf({ path: 'a.ts', text: 'const [a] = b; export { a as c }; export const { d } = b;' }),
    ).toEqual(['c', 'd']);
  });

  it.each(['setMark', 'src/flow/set-mark.ts', 'SET_MARKS', 'isSetMark', 'XMLSetMark'])(
    'are found in %s',
    (name) => {
      expect(retiredIn(name)).toEqual([`${name}: set-mark → set-toggle`]);
    },
  );

  it.each(['setMarker', 'markSet', 'resetMark'])('are not found in %s', (name) => {
    expect(retiredIn(name)).toEqual([]);
  });
});
