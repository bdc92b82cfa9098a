import { afterEach, describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { EMPTY_FILTER } from '#domain/catalogue/product-list/product-filter.ts';
import { sentenceOf } from '#domain/kit/errors.ts';
import { productFacetsMachine } from '#machines/catalogue/product-facets.machine.ts';
import { productListMachine } from '#machines/catalogue/product-list.machine.ts';
import type { RegistryEntry } from '#proof/entry.ts';
import { registry } from '#proof/registry.ts';
import { entryOf } from '#src/inspector/gallery/entries.ts';
import { stagesOf, stateIn } from '#src/inspector/model/stages.ts';
import { arranged, arrangedState } from '#src/inspector/screens/forced-state.ts';
import { seenScreens } from '#src/inspector/screens/screen-list.ts';
import { askedSnapshot, snapshotAddress } from '#src/inspector/screens/snapshot-address.ts';
import { STAGES, type Stage } from '#src/lib/navigation/screen-preview.ts';
import { statePath } from '#src/lib/state-path.ts';

function rowOf(machine: string): RegistryEntry {
  const entry = entryOf(machine);
  if (!entry) throw new Error(`the registry has no machine ${machine}`);
  return entry;
}

const charted = seenScreens.flatMap((screen) => (screen.chart === null ? [] : screen));

/** Returns every list in nested data. */
function listsIn(value: unknown): unknown[][] {
  if (typeof value !== 'object' || value === null) return [];
  const inner = Object.values(value).flatMap(listsIn);
  return Array.isArray(value) ? [value, ...inner] : inner;
}
const longest = (value: unknown): number => Math.max(0, ...listsIn(value).map(({ length }) => length));

/** Screens of one thing, or a form about one. */
const ONE_THING = [
  'mypage',
  'becomeSeller',
  'login',
  'signup',
  'findAccount',
  'findPassword',
  'withdraw',
  'mfaSetup',
  'profile',
  'profileEdit',
  'adminProfile',
  'reviewWrite',
  'reviewEdit',
  'store',
  'brand',
  'storeHome',
  'help',
];

describe.each(charted)('display states of screen $key', ({ key, chart, stages }) => {
  const entry = rowOf(chart);
  const contextIn = (stage: Stage) => stateIn(entry, stage)?.context;

  it('are found by tags', () => {
    const tags = { loaded: 'ready', loading: 'busy', failed: 'failed', forbidden: 'failed', empty: null };
    for (const stage of stages) {
      const state = stateIn(entry, stage);
      const tag = tags[stage];
      expect(tag === null ? state !== null : state?.hasTag(tag), stage).toBe(true);
    }
    if (stages.includes('forbidden'))
      expect(stateIn(entry, 'forbidden')?.value).toEqual(stateIn(entry, 'failed')?.value);
  });

  it('have no running call except in loading', () => {
    for (const stage of stages.filter((one) => one !== 'loading'))
      expect(stateIn(entry, stage)?._nodes.flatMap(({ invoke }) => invoke)).toEqual([]);
  });

  it('cover every state that the chart has, possibly with another screen of that chart', () => {
    const sharing = charted.filter((other) => other.chart === chart).flatMap((other) => other.stages);
    expect(STAGES.filter((stage) => sharing.includes(stage))).toEqual(stagesOf(entry));
    if (stages.includes('empty')) expect(contextIn('empty')).not.toEqual(contextIn('loaded'));
  });

  it.runIf(stages.includes('forbidden'))('show the message of the shop if forbidden', () => {
    expect(JSON.stringify(contextIn('forbidden'))).toContain(sentenceOf('FORBIDDEN'));
    expect(JSON.stringify(contextIn('failed'))).not.toContain(sentenceOf('FORBIDDEN'));
  });

  it('show more than one row of a list', () => {
    expect(longest(contextIn('loaded')) > 1).toBe(!ONE_THING.includes(key));
  });
});

describe('every machine', () => {
  it('with an empty state can reach it', () => {
    const tagged = registry.filter(({ ports }) => Object.values(ports).some((samples) => 'empty' in samples));
    expect(tagged.length).toBeGreaterThan(15);
    for (const entry of tagged) expect(stateIn(entry, 'empty'), entry.machine.id).not.toBeNull();
  });
});

describe('page with a requested display state', () => {
  const asked = { machine: 'productList', stage: 'failed' };
  const at = (search: string) => window.history.replaceState(null, '', `/${search}`);
  afterEach(() => at(''));

  it('has it in its address, beside the other parameters', () => {
    const address = snapshotAddress('/search?q=run', 'searchPage', 'empty');
    expect(address).toBe('/search?q=run&snapshot=searchPage:empty');
    expect(askedSnapshot(address.slice(7))).toEqual({ machine: 'searchPage', stage: 'empty' });
    expect(askedSnapshot('?q=run')).toBeNull();
    expect(askedSnapshot('?snapshot=searchPage')).toBeNull();
  });

  it('puts the requested flow into it, and the others into loaded', () => {
    const of = (machine: string) => statePath(arrangedState(rowOf(machine), asked)?.value);
    expect(of('productList')).toBe('failed');
    expect(of('productFacets')).toBe('loaded');
    // These start in a resting state.
    for (const machine of ['postcode', 'reviewHelpful', 'productOptions', 'login'])
      expect(arrangedState(rowOf(machine), asked)).toBeNull();
    const unknown = { machine: 'productList', stage: 'sold' };
    expect(arrangedState(rowOf('productList'), unknown)).toBeNull();
  });

  it('starts a flow with the input of the page, calls nothing, and accepts events', () => {
    at('?snapshot=productList:failed');
    const logic = arranged(productListMachine);
    const actor = createActor(logic, { input: { filter: EMPTY_FILTER, page: 3 } }).start();
    expect(actor.getSnapshot().value).toBe('failed');
    expect(actor.getSnapshot().context.query.page).toBe(3);
    expect(actor.getSnapshot().children).toEqual({});
    actor.send({ type: 'screen.retried' });
    expect(actor.getSnapshot().value).toBe('loading');
    actor.stop();
  });

  it('leaves other pages and non-machines alone', () => {
    expect(arranged(productListMachine)).toBe(productListMachine);
    at('?snapshot=productList:failed');
    expect(arranged(productListMachine)).not.toBe(productListMachine);
    const tool = { read: () => 1 };
    expect(arranged(tool)).toEqual(tool);
    expect(arranged('words')).toBe('words');
  });

  it('puts a flow that starts later into the requested state as well', () => {
    const input = { filter: EMPTY_FILTER, page: 0 };
    const begun = (search: string) => {
      at(search);
      return createActor(arranged(productListMachine), { input }).getSnapshot().value;
    };
    expect(begun('?snapshot=productList:failed')).toBe('failed');
    expect(begun('?snapshot=productList:loading')).toBe('loading');
    expect(begun('?snapshot=productList:empty')).toEqual({ loaded: 'empty' });
  });

  it('puts each of several flows', () => {
    at('?snapshot=productList:failed');
    const { list, facets } = arranged({ list: productListMachine, facets: productFacetsMachine });
    const input = { filter: EMPTY_FILTER, page: 0 };
    expect(createActor(list, { input }).getSnapshot().value).toBe('failed');
    expect(createActor(facets, { input: { filter: EMPTY_FILTER } }).getSnapshot().value).toBe('loaded');
  });
});
