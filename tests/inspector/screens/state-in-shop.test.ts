import { afterEach, describe, expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import { EMPTY_FILTER } from '#domain/catalogue/product-list/product-filter.ts';
import { productListMachine } from '#machines/catalogue/product-list.machine.ts';
import { sessionMachine } from '#machines/members/auth/session.machine.ts';
import { done, type RegistryEntry } from '#proof/entry.ts';
import { registry } from '#proof/registry.ts';
import { entryOf } from '#src/inspector/gallery/entries.ts';
import { stepsQuery } from '#src/inspector/model/step-address.ts';
import { frameOf, startWalk, stepAll, type Walk } from '#src/inspector/model/stepping.ts';
import { shortestTours } from '#src/inspector/model/tours.ts';
import { arranged } from '#src/inspector/screens/forced-state.ts';
import { addressOfWalk } from '#src/inspector/screens/open-in-shop.tsx';
import { previewPage } from '#src/inspector/screens/preview-page.ts';
import { sampleViewer } from '#src/inspector/screens/sample-viewer.ts';
import { seenScreens } from '#src/inspector/screens/screen-list.ts';
import { screensOfChart } from '#src/inspector/screens/screens-of-chart.ts';
import { isPreview, optionsIn, walkAddress, withOptions } from '#src/inspector/screens/snapshot-address.ts';
import { holdWalkedState, walkedState } from '#src/inspector/screens/walked-state.ts';

function rowOf(machine: string): RegistryEntry {
  const entry = entryOf(machine);
  if (!entry) throw new Error(`the registry has no machine ${machine}`);
  return entry;
}

const at = (address: string) => window.history.replaceState(null, '', address);
const searchOf = (address: string) => new URL(address, 'http://shop').search;
afterEach(() => at('/'));

describe('address of a state of a walk', () => {
  it.each(registry.map((entry) => [entry.machine.id, entry] as const))(
    'leads to each leaf state of %s with the context of the walk',
    (id, entry) => {
      for (const { steps } of shortestTours(entry)) {
        const walk = frameOf(stepAll(startWalk(entry), steps)).snapshot;
        const read = walkedState(id, searchOf(walkAddress('/any?q=run', id, stepsQuery(entry, steps))));
        expect(read?.value).toEqual(walk.value);
        expect(read?.context).toEqual(walk.context);
      }
    },
  );

  it('has screen, steps so far, role and panel', () => {
    const entry = rowOf('cart');
    const walk: Walk = stepAll(startWalk(entry), [done('load', entry.ports.load?.done), { type: 'nothing' }]);
    const [screen] = screensOfChart('cart').screens;
    if (!screen) throw new Error('no screen shows the cart');
    const query = new URL(addressOfWalk({ ...walk, at: 1 }, screen), 'http://shop').searchParams;
    expect(query.get('snapshot')).toBe('cart:steps');
    expect(JSON.parse(query.get('steps') ?? '')).toHaveLength(1);
    expect([query.get('viewer'), query.get('inspect')]).toEqual(['user', 'panel']);
  });
});

describe('page with the state of a walk', () => {
  const entry = rowOf('productList');
  const toFailed = shortestTours(entry).find(({ name }) => name === 'failed')?.steps ?? [];
  const address = walkAddress('/products', 'productList', stepsQuery(entry, toFailed));
  const input = { filter: EMPTY_FILTER, page: 0 };

  it('starts the flow of the screen in it, without a running call', () => {
    at(address);
    const actor = createActor(arranged(productListMachine), { input }).start();
    expect(actor.getSnapshot().value).toBe('failed');
    expect(actor.getSnapshot().children).toEqual({});
    actor.stop();
  });

  it('starts flows that no screen provides in it, until the address changes', () => {
    const session = rowOf('session');
    const search = searchOf(
      walkAddress(
        '/',
        'session',
        stepsQuery(session, [done('validate', { nickname: '하루', name: '하루' })]),
      ),
    );
    at(`/${search}`);
    const release = holdWalkedState('session', search);
    const input = { stored: {} };
    const valueNow = (machine: typeof sessionMachine) =>
      JSON.stringify(createActor(machine, { input }).getSnapshot().value);
    const valuesNow = () => [sessionMachine, sessionMachine.provide({})].map(valueNow).join(' ');
    expect(valuesNow()).toMatch(/authenticated.* .*authenticated/);
    at('/');
    expect(valuesNow()).not.toContain('authenticated');
    at(`/${search}`);
    release();
    expect(valuesNow()).not.toContain('authenticated');
  });

  it('has hooks of the panel only if its address asks for it, whatever its tab remembers', async () => {
    vi.stubGlobal(
      'BroadcastChannel',
      class {
        postMessage() {}
        close() {}
        addEventListener() {}
      },
    );
    window.sessionStorage.setItem('inspect', 'panel');
    at(address);
    expect((await previewPage()).watch).toBeUndefined();
    vi.spyOn(window, 'open').mockReturnValue(window);
    at(`${address}&inspect=window`);
    const hooks = await previewPage();
    expect(hooks.watch).toBeDefined();
    expect(hooks.adapt).toBe(arranged);
    window.sessionStorage.clear();
    vi.unstubAllGlobals();
  });
});

describe('screens of a chart', () => {
  it('are known for every chart of the registry that a screen or the app shows', () => {
    const hidden = registry.filter(({ machine }) => screensOfChart(machine.id).screens.length === 0);
    // The inspector itself starts this one.
    expect(hidden.map(({ machine }) => machine.id)).toEqual(['pendingRequests']);
  });

  it('begin with those whose main flow it is', () => {
    for (const { key, chart } of seenScreens) {
      if (chart === null) continue;
      const { screens, isOwn } = screensOfChart(chart);
      expect(isOwn).toBe(true);
      expect(screens.map((screen) => screen.key)).toContain(key);
      expect(screens[0]?.chart).toBe(chart);
    }
  });

  it('include those that have it as a part, and the home page for a chart of every page', () => {
    const options = screensOfChart('productOptions');
    expect(options.screens.map(({ key }) => key)).toEqual(['productDetail']);
    expect(options.isOwn).toBe(false);
    expect(screensOfChart('shell')).toMatchObject({ isEverywhere: true, screens: [{ key: 'home' }] });
  });
});

describe('options of a preview', () => {
  it('are read from the address that has them', () => {
    const options = { viewer: 'seller', offline: true, withPanel: true } as const;
    expect(optionsIn(searchOf(withOptions('/store?tab=1', options)))).toEqual(options);
    expect(withOptions('/store', {})).toBe('/store');
    expect(optionsIn('?viewer=owner')).toEqual({ offline: false, withPanel: false });
  });

  it.each([
    ['?snapshot=cart:loaded', true],
    ['?viewer=admin', true],
    ['?network=off', true],
    ['?inspect=panel', false],
    ['?q=viewer', false],
  ])('make %s a preview: %s', (search, expected) => {
    expect(isPreview(search)).toBe(expected);
  });
});

describe('sample person of a role', () => {
  const real = (status: number) => vi.fn<typeof fetch>(async () => Response.json({}, { status }));
  const memory = window.localStorage;
  afterEach(() => memory.clear());

  it('has a session in memory, and leaves the real one as it is', () => {
    memory.setItem('token', 'real');
    memory.setItem('userType', 'user');
    const person = sampleViewer('seller', memory, real(200));
    expect(person?.storage.get('userType')).toBe('seller');
    person?.storage.set('token', 'other');
    person?.storage.remove('nickname');
    expect(memory.getItem('token')).toBe('real');
    expect(sampleViewer('visitor', memory, real(200))?.storage.get('token')).toBeNull();
  });

  it('is not needed where one of the role is signed in', () => {
    memory.setItem('userType', 'seller');
    expect(sampleViewer('seller', memory, real(200))).toBeNull();
  });

  it('gets a profile of the role without the server, and a 403 in place of a 401', async () => {
    const send = real(401);
    const person = sampleViewer('admin', memory, send);
    const profile = await person?.fetch('/api/users/me/profile');
    expect(await profile?.json()).toMatchObject({ data: { userType: 'admin' } });
    expect(send).not.toHaveBeenCalled();
    const refused = await person?.fetch('/api/admin/members', {
      headers: { authorization: 'Bearer sample' },
    });
    expect(refused?.status).toBe(403);
    const [, init] = send.mock.calls[0] ?? [];
    expect(new Headers(init?.headers).has('authorization')).toBe(false);
  });
});
