import fc from 'fast-check';
import { afterEach, expect, it } from 'vitest';
import { productDetailMachine } from '#machines/catalogue/product-detail.machine.ts';
import { type EmbeddedChartStates, keyOf, snapshotOf } from '#src/app/ssr/embedded-state.ts';
import { initialSnapshotsOf } from '#src/app/ssr/initial-snapshots.ts';
import { scriptJson } from '#src/app/ssr/script-json.ts';

afterEach(() => {
  document.body.innerHTML = '';
});

const state = { value: 'loaded', context: { input: 1, data: null, error: null } };
const states: EmbeddedChartStates = { [keyOf('productDetail', 1)]: state };

function pageWith(text: string) {
  document.body.innerHTML = '<script type="application/json" id="first-page"></script>';
  const block = document.getElementById('first-page');
  if (block) block.textContent = text;
  return initialSnapshotsOf(window);
}

it('server snapshot: a chart continues from it, with its own input only', () => {
  const beginning = pageWith(scriptJson({ version: 'test', states }));
  expect(beginning?.(productDetailMachine, 1)).toMatchObject({ ...state, children: {} });
  expect(beginning?.(productDetailMachine, 2)).toBeUndefined();
});

it.each(['pushState', 'replaceState', 'popstate'])('server snapshot is dropped with the first %s', (move) => {
  const beginning = pageWith(scriptJson({ version: 'test', states }));
  window.dispatchEvent(new Event(move));
  expect(beginning?.(productDetailMachine, 1)).toBeUndefined();
});

it.each([
  ['of other code', scriptJson({ version: 'older', states })],
  ['that broke off', scriptJson({ version: 'test', states }).slice(0, -3)],
  ['that is empty', ''],
])('server snapshot is missing on a page %s', (_, text) => {
  expect(pageWith(text)).toBeNull();
});

it('server snapshot: names of object internals are no states', () => {
  for (const key of ['__proto__', 'constructor', 'toString']) expect(snapshotOf(states, key)).toBeUndefined();
});

// It only computes and waits for nothing: on a busy machine for long.
it('server snapshot stays inside of its block, and is restored unchanged', { timeout: 60_000 }, () => {
  const nasty = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.constantFrom('</script>', '<!--', '<script', '\u2028', '\ud800', ']]>', '__proto__'),
  );
  fc.assert(
    fc.property(fc.array(nasty), (words) => {
      const sent = { version: 'v', states: { 'flow {}': { value: 'loaded', context: { words } } } };
      const text = scriptJson(sent);
      expect(text).not.toContain('<');
      expect(JSON.parse(text)).toEqual(sent);
    }),
  );
});
