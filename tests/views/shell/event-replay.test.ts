import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { EMBEDDED_STATE_ID } from '#domain/kit/ssr.ts';
import { runKeepingScript } from '../../support/client/inline-script.ts';

/** The data that the server sends with a rendered page. */
const DRAWN = `<script type="application/json" id="${EMBEDDED_STATE_ID}"></script>`;

let stop = () => {};
beforeEach(() => {
  stop = runKeepingScript();
});
afterEach(() => {
  stop();
  document.body.innerHTML = '';
});

/** Puts server-rendered `html` into a page and returns all its buttons. */
function drawn(html: string, sent = DRAWN): HTMLButtonElement[] {
  document.body.innerHTML = `<div id="root">${html}</div>${sent}`;
  return [...document.querySelectorAll('button')];
}

/** Marks a button as React does on hydration. */
const takeOver = (button?: HTMLButtonElement) => button && Object.assign(button, { __reactProps$1: {} });

/** Hydrates the page without its late parts. */
async function hydratePage(): Promise<void> {
  document.documentElement.dataset.alive = '';
  await Promise.resolve();
}

/**
 * Returns the clicks that the first button of `html` receives before and after hydration, if it is pressed before.
 */
async function heardOf(html: string, sent = DRAWN): Promise<{ before: number; after: number }> {
  const [button] = drawn(html, sent);
  const heard = vi.fn((event: Event) => event.preventDefault());
  button?.addEventListener('click', heard);
  (document.querySelector('button span') ?? button)?.dispatchEvent(
    new MouseEvent('click', { bubbles: true }),
  );
  const before = heard.mock.calls.length;
  takeOver(button);
  await hydratePage();
  return { before, after: heard.mock.calls.length };
}

it.each([
  '<button type="button"><span>좋아요</span></button>',
  '<form><button type="button">보기</button></form>',
])('event replay: a press before hydration on %s is repeated once after it', async (html) =>
  expect(await heardOf(html)).toEqual({ before: 0, after: 1 }),
);

it('event replay: a press on a submit button is left to the browser', async () => {
  expect(await heardOf('<form><button>로그인</button></form>')).toEqual({ before: 1, after: 1 });
});

it('event replay: a press on a link is left to the browser', () => {
  drawn('<a href="/products/1"><span>고래</span></a>');
  const event = new MouseEvent('click', { bubbles: true, cancelable: true });
  const followed = vi.fn((clicked: Event) => clicked.preventDefault());
  document.addEventListener('click', followed);
  document.querySelector('a span')?.dispatchEvent(event);
  document.removeEventListener('click', followed);
  expect(followed).toHaveBeenCalledOnce();
});

it('event replay: a press on an app shell acts at once', async () => {
  expect(await heardOf('<button type="button">좋아요</button>', '')).toEqual({ before: 1, after: 1 });
});

it('event replay: a press on a hydrated button acts at once', async () => {
  await hydratePage();
  const [button] = drawn('<button type="button">좋아요</button>');
  takeOver(button);
  const heard = vi.fn();
  button?.addEventListener('click', heard);
  button?.click();
  expect(heard).toHaveBeenCalledOnce();
});

it.each([
  ['before the page is hydrated', true],
  ['after the page is hydrated', false],
])('event replay: a press on a late part, %s, hurries the part and is repeated once', async (_, isEarly) => {
  const [button] = drawn('<button type="button">남성</button>');
  const heard = vi.fn();
  const hurried = vi.fn();
  button?.addEventListener('click', heard);
  window.addEventListener('hurry', hurried);
  if (isEarly) button?.click();
  await hydratePage();
  if (!isEarly) button?.click();
  expect(hurried).toHaveBeenCalled();
  expect(heard).not.toHaveBeenCalled();
  takeOver(button);
  await vi.waitFor(() => expect(heard).toHaveBeenCalledOnce());
  window.removeEventListener('hurry', hurried);
});

it('event replay: two presses are two, each after the rendering of the one before', async () => {
  const buttons = drawn('<button type="button">남성</button><button type="button">260</button>');
  const done: string[] = [];
  for (const button of buttons) {
    takeOver(button);
    button.addEventListener('click', () => {
      done.push(button.textContent);
      // As React renders: in a task after the press.
      queueMicrotask(() => done.push('drawn'));
    });
    button.click();
  }
  await hydratePage();
  await vi.waitFor(() => expect(done).toEqual(['남성', 'drawn', '260', 'drawn']));
});

it('event replay: a button that is gone after hydration is not pressed', async () => {
  const [button] = drawn('<button type="button">지난 것</button><button type="button">지난 것</button>');
  const heard = vi.fn();
  button?.click();
  button?.remove();
  document.addEventListener('click', heard);
  await hydratePage();
  document.removeEventListener('click', heard);
  expect(heard).not.toHaveBeenCalled();
});
