import { act, cleanup, render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { EMBEDDED_STATE_ID } from '#domain/kit/ssr.ts';
import { runStillScript } from '../../support/client/inline-script.ts';

let stop = () => {};
beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers();
  localStorage.clear();
  sessionStorage.clear();
  stop = runStillScript();
});
afterEach(() => {
  stop();
  vi.useRealTimers();
  cleanup();
  document.body.innerHTML = '';
});

const Heart = () => <button type="button">찜</button>;
const Nothing = () => null;

/** Hydrates a server-rendered page with a late part and an addition, and lets the browser become idle. */
async function restingPage() {
  document.body.innerHTML = `<script id="${EMBEDDED_STATE_ID}"></script><div id="root"><div><!--$--><button type="button">찜</button><!--/$--></div></div>`;
  const { lateHydration, additionOnUse, addition } = await import('#src/lib/loading/preloadable.tsx');
  const { firstPageIsHydrated } = await import('#src/lib/loading/after-first-page.ts');
  const loads = { late: vi.fn(), use: vi.fn(), rest: vi.fn() };
  const loading = (load: () => void) => async () => {
    load();
    return { default: Heart };
  };
  const Late = lateHydration(loading(loads.late), Nothing);
  const OnUse = additionOnUse(loading(loads.use), Nothing);
  const AtRest = addition(loading(loads.rest), Nothing);
  const late = <Late />;
  const page = document.getElementById('root');
  if (!page) throw new Error('no root');
  const root = await act(async () =>
    hydrateRoot(
      page,
      <>
        <div>{late}</div>
        <OnUse />
        <AtRest />
      </>,
    ),
  );
  await act(async () => {
    firstPageIsHydrated();
    await vi.runAllTimersAsync();
  });
  return { loads, root };
}

const dispatch = (event: Event) => act(async () => void dispatchEvent(event));
const loadsOf = ({ late, use, rest }: Record<'late' | 'use' | 'rest', ReturnType<typeof vi.fn>>) =>
  [late, use, rest].map(({ mock }) => mock.calls.length);

it.each([
  'scroll',
  'touchstart',
  'keydown',
  // A choice that a script or an assistive tool makes.
  'input',
])(
  'code of late parts and of additions on use loads with the first %s, that of other additions at rest',
  async (type) => {
    const { loads, root } = await restingPage();
    expect(loadsOf(loads)).toEqual([0, 0, 1]);
    await dispatch(new Event(type));
    expect(loadsOf(loads)).toEqual([1, 1, 1]);
    await act(async () => root.unmount());
  },
);

it('a move of the pointer without distance is no input', async () => {
  const { loads, root } = await restingPage();
  await dispatch(Object.assign(new Event('pointermove'), { movementX: 0, movementY: 0 }));
  expect(loadsOf(loads)).toEqual([0, 0, 1]);
  await dispatch(Object.assign(new Event('pointermove'), { movementX: 0, movementY: 3 }));
  expect(loadsOf(loads)).toEqual([1, 1, 1]);
  await act(async () => root.unmount());
});

it.each([
  ['a session', () => localStorage.setItem('token', 'x')],
  ['a cart of a guest', () => localStorage.setItem('guestCart', '[]')],
  ['wishes of a guest', () => localStorage.setItem('guestWishes', '[]')],
  ['views of a guest', () => localStorage.setItem('recentview', '[]')],
  ['a comparison in the tab', () => sessionStorage.setItem('compared', '[]')],
])('code loads at rest where the browser keeps %s', async (_, keep) => {
  keep();
  const { loads, root } = await restingPage();
  expect(loadsOf(loads)).toEqual([1, 1, 1]);
  await act(async () => root.unmount());
});

it('a choice of the theme does not load code at rest', async () => {
  localStorage.setItem('theme', 'dark');
  const { loads, root } = await restingPage();
  expect(loadsOf(loads)).toEqual([0, 0, 1]);
  await act(async () => root.unmount());
});

it('code loads at once on a page without server rendering', async () => {
  const { additionOnUse } = await import('#src/lib/loading/preloadable.tsx');
  const OnUse = additionOnUse(async () => ({ default: Heart }), Nothing);
  vi.useRealTimers();
  render(<OnUse />);
  expect(await screen.findByRole('button', { name: '찜' })).toBeDefined();
});
