import { afterEach, describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { EMPTY_FILTER } from '#domain/catalogue/product-filter.ts';
import { sentenceOf } from '#domain/kit/errors.ts';
import { productListMachine } from '#machines/catalogue/product-list.machine.ts';
import type { RegistryEntry } from '#proof/entry.ts';
import { registry } from '#proof/registry.ts';
import { entryOf } from '#src/inspector/gallery/entries.ts';
import { STAGES, stagesOf, stateIn } from '#src/inspector/model/stages.ts';
import { arrangedState, arranging } from '#src/inspector/screens/arranged.ts';
import { screenRows } from '#src/inspector/screens/screen-list.ts';
import { askedSnapshot, snapshotAddress } from '#src/inspector/screens/snapshot-address.ts';
import { statePath } from '#src/ui/flow-frame.tsx';

function rowOf(machine: string): RegistryEntry {
  const entry = entryOf(machine);
  if (!entry) throw new Error(`the registry has no machine ${machine}`);
  return entry;
}

const NEVER_EMPTY = ['categories', 'productDetail', 'feedDetail', 'orderDetail', 'profile'];

/** Every list in some data, at any depth. */
function listsIn(value: unknown): unknown[][] {
  if (typeof value !== 'object' || value === null) return [];
  const inner = Object.values(value).flatMap(listsIn);
  return Array.isArray(value) ? [value, ...inner] : inner;
}
const longest = (value: unknown): number => Math.max(0, ...listsIn(value).map(({ length }) => length));

describe.each(screenRows)('the screen of $machine', ({ machine }) => {
  const entry = rowOf(machine);
  const contextIn = (stage: (typeof STAGES)[number]) => stateIn(entry, stage)?.context;

  it('is found in its stages by their tags', () => {
    expect(stateIn(entry, 'loading')?.hasTag('busy')).toBe(true);
    expect(stateIn(entry, 'loaded')?.hasTag('ready')).toBe(true);
    expect(stateIn(entry, 'failed')?.hasTag('failed')).toBe(true);
    expect(stateIn(entry, 'forbidden')?.value).toEqual(stateIn(entry, 'failed')?.value);
  });

  it('rests: nothing is on its way but in loading', () => {
    for (const stage of stagesOf(entry).filter((one) => one !== 'loading'))
      expect(stateIn(entry, stage)?._nodes.flatMap(({ invoke }) => invoke)).toEqual([]);
  });

  it('is empty where the registry says what nothing looks like, and nowhere else', () => {
    const canBe = !NEVER_EMPTY.includes(machine);
    expect(stagesOf(entry)).toEqual(STAGES.filter((stage) => canBe || stage !== 'empty'));
    if (canBe) expect(contextIn('empty')).not.toEqual(contextIn('loaded'));
  });

  it('says in the words of the shop that it is forbidden', () => {
    expect(JSON.stringify(contextIn('forbidden'))).toContain(sentenceOf('FORBIDDEN'));
    expect(JSON.stringify(contextIn('failed'))).not.toContain(sentenceOf('FORBIDDEN'));
  });

  it('shows more than one thing where it shows a list', () => {
    if (listsIn(contextIn('loaded')).length > 0) expect(longest(contextIn('loaded'))).toBeGreaterThan(1);
    else expect(machine).toBe('profile');
  });
});

describe('every machine', () => {
  it('that says what nothing looks like can be brought there', () => {
    const tagged = registry.filter(({ ports }) => Object.values(ports).some((samples) => 'empty' in samples));
    expect(tagged.length).toBeGreaterThan(15);
    for (const entry of tagged) expect(stateIn(entry, 'empty'), entry.machine.id).not.toBeNull();
  });
});

describe('an arranged page', () => {
  const asked = { machine: 'productList', stage: 'failed' };
  const at = (search: string) => window.history.replaceState(null, '', `/${search}`);
  afterEach(() => at(''));

  it('is asked for in its address, beside what the address had', () => {
    const address = snapshotAddress('/search?q=run', 'searchPage', 'empty');
    expect(address).toBe('/search?q=run&snapshot=searchPage:empty');
    expect(askedSnapshot(address.slice(7))).toEqual({ machine: 'searchPage', stage: 'empty' });
    expect(askedSnapshot('?q=run')).toBeNull();
    expect(askedSnapshot('?snapshot=searchPage')).toBeNull();
  });

  it('puts the flow that is asked for into its stage, and the others where they have loaded', () => {
    const of = (machine: string) => statePath(arrangedState(rowOf(machine), asked)?.value);
    expect(of('productList')).toBe('failed');
    expect(of('productFacets')).toBe('loaded');
    // These begin at rest.
    for (const machine of ['postcode', 'reviewHelpful', 'productOptions', 'login'])
      expect(arrangedState(rowOf(machine), asked)).toBeNull();
    const unknown = { machine: 'productList', stage: 'sold' };
    expect(arrangedState(rowOf('productList'), unknown)).toBeNull();
  });

  it('starts a flow there with the input of the page, calls nothing, and lets people go on', () => {
    at('?snapshot=productList:failed');
    const logic = arranging(asked)(productListMachine);
    const actor = createActor(logic, { input: { filter: EMPTY_FILTER, page: 3 } }).start();
    expect(actor.getSnapshot().value).toBe('failed');
    expect(actor.getSnapshot().context.query.page).toBe(3);
    expect(actor.getSnapshot().children).toEqual({});
    actor.send({ type: 'screen.retried' });
    expect(actor.getSnapshot().value).toBe('loading');
    actor.stop();
  });

  it('leaves pages alone that ask for nothing, and what is no machine', () => {
    expect(arranging(asked)(productListMachine)).toBe(productListMachine);
    at('?snapshot=productList:failed');
    expect(arranging(asked)(productListMachine)).not.toBe(productListMachine);
    const parts = { points: productListMachine };
    expect(arranging(asked)(parts)).toBe(parts);
  });
});
