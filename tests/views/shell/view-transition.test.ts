import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startViewTransitions } from '#src/app/prefetch/view-transition.ts';

const CARDS = `
    <a id="shoe" href="/products/7?from=list"><figure id="card"></figure><span>신발</span></a>
    <a id="text" href="/products/7">글로만</a>`;
const ports = { navigate: vi.fn<(path: string) => void>(), isReady: vi.fn<() => boolean>() };
let update = () => {};
let finish = () => {};
const skipped = vi.fn();
let stop = () => {};
let still = false;

const at = (selector: string): HTMLElement => {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`no ${selector}`);
  return found;
};
const travellers = () =>
  [...document.querySelectorAll<HTMLElement>('figure')]
    .filter(({ style }) => style.getPropertyValue('view-transition-name') !== '')
    .map(({ id }) => id);
const click = (selector: string, init: MouseEventInit = {}) => {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, button: 0, ...init });
  let isTaken = false;
  const router = () => {
    isTaken = event.defaultPrevented;
    // Nobody leaves the page of this test.
    event.preventDefault();
  };
  window.addEventListener('click', router, { once: true });
  at(selector).dispatchEvent(event);
  return isTaken;
};

beforeEach(() => {
  still = false;
  ports.isReady.mockReset().mockReturnValue(true);
  skipped.mockReset();
  document.body.innerHTML = CARDS;
  ports.navigate.mockReset().mockImplementation(() => {
    document.body.innerHTML = '<figure id="large" data-picture-landing></figure>';
  });
  vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
    Object.assign(new EventTarget(), {
      matches: still,
      media: query,
      onchange: null,
      addListener: () => {},
      removeListener: () => {},
    }),
  );
  const start = (callback: () => void) => {
    update = callback;
    const finished = new Promise<void>((resolve) => {
      finish = resolve;
    });
    return { ready: Promise.reject(new Error('skipped')), finished, skipTransition: skipped };
  };
  Object.assign(document, { startViewTransition: start });
  update = () => {};
  stop = startViewTransitions(document, ports);
});
afterEach(() => {
  stop();
  Reflect.deleteProperty(document, 'startViewTransition');
});

it('view transition: the picture of the card becomes the picture of the page, and neither keeps the name', async () => {
  expect(click('#shoe span')).toBe(true);
  expect([travellers(), ports.navigate.mock.calls]).toEqual([['card'], []]);
  update();
  expect(ports.navigate.mock.calls).toEqual([['/products/7?from=list']]);
  expect(travellers()).toEqual(['large']);
  finish();
  await vi.waitFor(() => expect(travellers()).toEqual([]));
  expect(skipped).not.toHaveBeenCalled();
});

it('view transition: a page without a target opens without motion', () => {
  ports.navigate.mockImplementation(() => {
    document.body.innerHTML = '<p>기다림</p>';
  });
  click('#shoe');
  update();
  expect(skipped).toHaveBeenCalledOnce();
});

it.each([
  ['a click that opens another tab', () => click('#shoe', { ctrlKey: true })],
  ['a link without a picture', () => click('#text')],
  [
    'a page whose code is still on its way',
    () => {
      ports.isReady.mockReturnValue(false);
      return click('#shoe');
    },
  ],
  [
    'a person who wants no motion',
    () => {
      still = true;
      return click('#shoe');
    },
  ],
])('view transition: %s is left to the router', (_, act) => {
  expect(act()).toBe(false);
  expect(travellers()).toEqual([]);
});

it('view transition: a slow device gets no further transitions', () => {
  expect(click('#shoe')).toBe(true);
  vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 101);
  update();
  expect(ports.navigate).toHaveBeenCalledOnce();
  document.body.innerHTML = CARDS;
  expect(click('#shoe')).toBe(false);
});

it('view transition: a browser without support is left alone', () => {
  stop();
  Reflect.deleteProperty(document, 'startViewTransition');
  stop = startViewTransitions(document, ports);
  expect(click('#shoe')).toBe(false);
});
