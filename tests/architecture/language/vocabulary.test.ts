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
  'bulk-row': 'bulk-item',
  'count-deed': 'count-action',
  'door-frame': 'auth-layout',
  'drawn-page': 'rendered-page',
  'early-press': 'event-replay',
  'far-below': 'below-fold',
  'key-of-a-write': 'idempotency-key',
  'likely-page': 'route-prediction',
  'move-up': 'promote-runner-up',
  'next-in-line': 'runner-up',
  'noted-end': 'audit-anchor',
  'older-wire': 'legacy-api',
  'once-with-picture': 'idempotent-with-pictures',
  picked: 'selection, selected',
  'picture-travel': 'view-transition',
  reckon: 'compute',
  reckoned: 'computed',
  'refuse-shut-out': 'refuse-banned',
  'request-key': 'idempotency-key',
  'send-way-back': 'send-reset-link',
  'set-mark': 'set-toggle',
  'shop-of-nobody': 'anonymous-services',
  somebody: 'the role: member, guest, anonymous client',
  'stranger-limit': 'rate-limit per address',
  'tell-author': 'notify-author',
  'tell-buyer': 'notify-buyer',
  'tell-seller': 'notify-seller',
  'tell-winner': 'notify-winner',
  tried: 'bulk-item',
  unseen: 'invisible',
  upkeep: 'jobs',
  visitor: 'viewer, anonymous client, guest',
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
    const faults = sources.flatMap(({ path, text }) =>
      exportedNamesOf(text)
        .flatMap(retiredIn)
        .map((found) => `${path} ${found}`),
    );
    expect(faults).toEqual([]);
  });

  it.each([
    ['export const a = 1;', ['a']],
    ['export default async function a() {}', ['a']],
    ['export abstract class A {}\nexport interface B {}\nexport type C = 1;', ['A', 'B', 'C']],
    ['export { a as b, c };', ['b', 'c']],
    ["export {\n  a,\n  type B,\n} from './c.ts';", ['a', 'B']],
    ['export const { a, b: c } = d;', ['a', 'c']],
    ['const a = 1;', []],
  ])('are sought in the names of %s', (text, names) => {
    expect(exportedNamesOf(text)).toEqual(names);
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
