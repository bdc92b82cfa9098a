import { act, screen } from '@testing-library/react';
import { type ComponentType, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { EMBEDDED_STATE_ID } from '#domain/kit/ssr.ts';
import { lateHydration, preloadable } from '#src/lib/loading/preloadable.tsx';
import { IN_PLACE } from '#src/lib/navigation/replay-target.ts';
import { runKeepingScript } from '../../support/client/inline-script.ts';

let stop = () => {};
beforeEach(() => {
  stop = runKeepingScript();
});
afterEach(() => {
  stop();
  document.body.innerHTML = '';
});

/** Hydrates a server-rendered page without the code of its late part, which loads when the test lets it. */
async function drawnPage(onPress: (name: string) => void) {
  document.body.innerHTML = `<script id="${EMBEDDED_STATE_ID}"></script><div id="root"><div data-late><!--$--><button type="button">250</button><button type="button">255</button><!--/$--></div></div>`;
  let come = () => {};
  const arrived = new Promise<void>((resolve) => {
    come = resolve;
  });
  const load = vi.fn(async () => {
    await arrived;
    return { default: Sizes };
  });
  // biome-ignore lint/nursery/noComponentHookFactories: one component per test, whose presses that test hears.
  const Sizes = () =>
    ['250', '255'].map((size) => (
      <button key={size} type="button" onClick={() => onPress(size)}>
        {size}
      </button>
    ));
  const Part = lateHydration(load, () => <p>자리</p>);
  const part = <Part />;
  const page = document.getElementById('root');
  if (!page) throw new Error('no root');
  const trouble = vi.fn();
  const root = await act(async () =>
    hydrateRoot(page, <div {...IN_PLACE}>{part}</div>, { onRecoverableError: trouble }),
  );
  document.documentElement.dataset.alive = '';
  return { load, come: () => act(async () => come()), trouble, root };
}

it('late part: presses before its code are repeated in order, and hurry it', async () => {
  const presses: string[] = [];
  const { load, come, trouble, root } = await drawnPage((size) => presses.push(size));
  const [first, second] = screen.getAllByRole('button');
  // The page is still loading: no late part would have hydrated by itself.
  expect(load).not.toHaveBeenCalled();
  first?.click();
  second?.click();
  expect(load).toHaveBeenCalledOnce();
  expect(presses).toEqual([]);
  await come();
  await vi.waitFor(() => expect(presses).toEqual(['250', '255']));
  // The same DOM nodes, which are now hydrated.
  expect(screen.getAllByRole('button')).toEqual([first, second]);
  await act(async () => first?.click());
  expect(presses).toEqual(['250', '255', '250']);
  expect(trouble).not.toHaveBeenCalled();
  await act(async () => root.unmount());
});

/** Hydrates `html` without the code of its part; `come` lets that code load. */
async function hydrateLate(html: string, Component: ComponentType) {
  document.body.innerHTML = `<script id="${EMBEDDED_STATE_ID}"></script><div id="root"><div data-late><!--$-->${html}<!--/$--></div></div>`;
  let come = () => {};
  const arrived = new Promise<void>((resolve) => {
    come = resolve;
  });
  const load = async () => {
    await arrived;
    return { default: Component };
  };
  const Part = lateHydration(load, () => <p>자리</p>);
  const part = <Part />;
  const page = document.getElementById('root');
  if (!page) throw new Error('no root');
  const root = await act(async () => hydrateRoot(page, <div {...IN_PLACE}>{part}</div>));
  document.documentElement.dataset.alive = '';
  return { come, root };
}

it('late part: a kept press finds the new state of a replaced button', async () => {
  const done: string[] = [];
  // biome-ignore lint/nursery/noComponentHookFactories: one component, whose presses this test hears.
  const Buying = () => {
    const [size, pick] = useState<string | null>(null);
    const press = (what: string) => done.push(`${what} ${size}`);
    return (
      <>
        <button type="button" onClick={() => pick('250')}>
          250
        </button>
        {size ? (
          <button type="button" onClick={() => press('담기')}>
            담기
          </button>
        ) : (
          <p>
            <button type="button" onClick={() => press('고르기')}>
              담기
            </button>
          </p>
        )}
      </>
    );
  };
  const html = '<button type="button">250</button><p><button type="button">담기</button></p>';
  const { come, root } = await hydrateLate(html, Buying);
  for (const button of screen.getAllByRole('button')) button.click();
  // Outside of `act`, as in a browser: nothing forces a rendering between the two.
  come();
  await vi.waitFor(() => expect(done).toEqual(['담기 250']));
  await act(async () => root.unmount());
});

it('late part: a kept press finds the button by name and value, although its text has changed', async () => {
  const presses: string[] = [];
  // biome-ignore lint/nursery/noComponentHookFactories: one component, whose presses this test hears.
  const Sizes = () => {
    const [advised, advise] = useState<string | null>(null);
    const press = (size: string) => {
      presses.push(size);
      advise('260');
    };
    return ['255', '260'].map((size) => (
      <button key={size} type="button" name="size" value={size} onClick={() => press(size)}>
        {size}
        {size === advised ? <span>추천</span> : null}
      </button>
    ));
  };
  const drawn = (size: string) => `<button type="button" name="size" value="${size}">${size}</button>`;
  const { come, root } = await hydrateLate(drawn('255') + drawn('260'), Sizes);
  for (const button of screen.getAllByRole('button')) button.click();
  come();
  await vi.waitFor(() => expect(presses).toEqual(['255', '260']));
  expect(screen.getByRole('button', { name: /추천/ })).toBeDefined();
  await act(async () => root.unmount());
});

it('late part: a press elsewhere is not kept for it', async () => {
  const presses: string[] = [];
  const { load, root } = await drawnPage((size) => presses.push(size));
  document.body.append(document.createElement('button'));
  document.body.querySelector<HTMLElement>('body > button')?.click();
  expect(load).not.toHaveBeenCalled();
  await act(async () => root.unmount());
});

it.each([
  ['a later page has its late parts when it is shown', false, 1],
  ['a page that the server has drawn does not wait for them', true, 0],
])('%s', async (_, isDrawn, loads) => {
  if (isDrawn) document.body.innerHTML = `<script id="${EMBEDDED_STATE_ID}"></script>`;
  const load = vi.fn(async () => ({ default: () => <p>사진</p> }));
  const Part = lateHydration(load, () => null);
  const Page = preloadable(
    async () => ({ default: Part, parts: [Part] }),
    () => null,
  );
  await Page.preload();
  expect(load).toHaveBeenCalledTimes(loads);
  expect(Page.isThere()).toBe(true);
});
