import { describe, expect, it } from 'vitest';
import { paths, sources } from '../layers/sources.ts';
import { exportedNamesOf } from './exported.ts';

/**
 * Retired words and the word of the field to use. A word is here once the last path and exported
 * name with it is gone, so the list only grows.
 */
const RETIRED: Readonly<Record<string, string>> = {
  'admin-frame': 'admin-layout',
  'admit-person': 'verify-bot-check',
  'ask-again': 'retry-provider-requests',
  'ask-later': 'schedule-status-check',
  'ask-way-back': 'request-reset',
  'asked-removal': 'removal-button',
  barred: 'banned, suspended',
  'bring-to-life': 'hydrate',
  'bulk-row': 'bulk-item',
  'campaign-hold': 'campaign-pause',
  'case-hold': 'case-claim-renewal',
  'chart-word': 'chart-label',
  conclude: 'close-case',
  'count-deed': 'count-action',
  deed: 'action, activity',
  'desk-frame': 'desk-layout',
  'device-mark': 'device-token',
  disguise: 'pseudonymize',
  'document-press': 'document-button',
  door: 'login, auth',
  'door-frame': 'auth-layout',
  'drawn-page': 'rendered-page',
  'early-press': 'event-replay',
  'event-settle': 'event-closing',
  'far-area': 'lazy-area',
  'far-below': 'below-fold',
  'far-page': 'lazy-area-page',
  'feed-face': 'feed-picture',
  feet: 'foot-size',
  'file-press': 'export-button',
  'first-sign': 'first-input',
  foresee: 'prefetch',
  foreseen: 'prefetched',
  'goods-rail': 'product-rail',
  'hear-webhook': 'handle-webhook',
  'key-of-a-write': 'idempotency-key',
  'late-life': 'late-hydration',
  'lazy-line': 'lazy-client',
  'let-in': 'complete-login',
  'likely-page': 'route-prediction',
  'line-return': 'network-return',
  'move-up': 'promote-runner-up',
  'my-page-frame': 'my-page-layout',
  nameless: 'anonymized',
  'near-screen': 'eager-screen',
  'new-day': 'new-arrival-date',
  'next-in-line': 'runner-up',
  'noted-end': 'audit-anchor',
  'older-wire': 'legacy-api',
  'once-with-picture': 'idempotent-with-pictures',
  'order-frame': 'order-layout',
  'order-life': 'order-lifecycle',
  'order-watch': 'new-order-polling',
  outrun: 'edit-conflict',
  'own-bar': 'action-bar',
  'page-subject': 'cache-tag',
  paper: 'document',
  patience: 'rate-limit, wait',
  'phone-proof': 'phone-verification',
  picked: 'selection, selected',
  'picture-travel': 'view-transition',
  'proof-place': 'lazy-member-dialogs',
  reckon: 'compute',
  reckoned: 'computed',
  reckoning: 'formula',
  'refuse-shut-out': 'refuse-banned',
  'repeat-visit': 'service-worker',
  'request-key': 'idempotency-key',
  'seen-rail': 'recent-views-rail',
  'seller-frame': 'seller-layout',
  'send-way-back': 'send-reset-link',
  'set-mark': 'set-toggle',
  'settle-event': 'reconcile-event',
  'share-out': 'prorate',
  'shop-of-nobody': 'anonymous-services',
  'social-door': 'social-login',
  somebody: 'the role: member, guest, anonymous client',
  'store-move': 'store-status-change',
  'store-word': 'store-profile',
  stranger: 'anonymous client, guest',
  'stranger-limit': 'rate-limit per address',
  'tell-author': 'notify-author',
  'tell-buyer': 'notify-buyer',
  'tell-seller': 'notify-seller',
  'tell-winner': 'notify-winner',
  told: 'notified, label',
  tried: 'bulk-item',
  undoing: 'cancellation-reasons',
  unseen: 'invisible',
  upkeep: 'jobs',
  visitor: 'viewer, anonymous client, guest',
  'way-back-in': 'recovery',
  'ways-back': 'recovery',
  'welcome-again': 'rate-limit',
  whoever: 'the role: member, guest, anonymous client',
  'wish-heart': 'wishlist-button',
  'wish-to-write': 'idempotent request',
  'worn-shoe': 'tagged-product',
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
