import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SENT_ID } from '#domain/kit/first-page.ts';

/** What the server sends with a page that it has drawn. */
const DRAWN = `<script type="application/json" id="${SENT_ID}"></script>`;

/** The inline script that keeps what is done before hydration. */
const script = [...readFileSync('index.html', 'utf8').matchAll(/<script>([\s\S]*?)<\/script>/g)]
  .map(([, text = '']) => text)
  .find((text) => text.includes('keepPress'));

const removals: (() => void)[] = [];
beforeEach(() => {
  // The listeners of the script end with its test.
  const add = window.addEventListener.bind(window);
  vi.stubGlobal('addEventListener', (...given: Parameters<typeof window.addEventListener>) => {
    add(...given);
    removals.push(() => window.removeEventListener(...given));
  });
  new Function(script ?? 'throw new Error("index.html has no such script")')();
});
afterEach(() => {
  for (const remove of removals.splice(0)) remove();
  vi.unstubAllGlobals();
  document.body.innerHTML = '';
  delete document.documentElement.dataset.alive;
});

/** Clicks that the first button of `html` gets, before and after hydration, when it is pressed before. */
async function heardOf(html: string, drawn = DRAWN): Promise<{ before: number; after: number }> {
  document.body.innerHTML = html + drawn;
  const heard = vi.fn((event: Event) => event.preventDefault());
  const button = document.querySelector('button');
  button?.addEventListener('click', heard);
  (document.querySelector('button span') ?? button)?.dispatchEvent(
    new MouseEvent('click', { bubbles: true }),
  );
  const before = heard.mock.calls.length;
  document.documentElement.dataset.alive = '';
  await Promise.resolve();
  return { before, after: heard.mock.calls.length };
}

it.each([
  '<button type="button"><span>좋아요</span></button>',
  '<form><button type="button">보기</button></form>',
])('a press before hydration on %s is done once, after it', async (html) =>
  expect(await heardOf(html)).toEqual({ before: 0, after: 1 }),
);

it.each([
  ['in a place that keeps its own', '<div data-late="kinds"><button type="button">일상</button></div>'],
  ['that submits a form', '<form><button>로그인</button></form>'],
])('a press before hydration on a button %s is left alone', async (_, html) => {
  expect(await heardOf(html)).toEqual({ before: 1, after: 1 });
});

it('a press on a page that the server has not drawn is done at once', async () => {
  expect(await heardOf('<button type="button">좋아요</button>', '')).toEqual({ before: 1, after: 1 });
});

it('a press after hydration is done at once', async () => {
  document.documentElement.dataset.alive = '';
  await Promise.resolve();
  expect(await heardOf('<button type="button">좋아요</button>')).toEqual({ before: 1, after: 1 });
});

it('a button that is gone with hydration is not pressed', async () => {
  document.body.innerHTML = `<button type="button">지난 것</button>${DRAWN}`;
  const heard = vi.fn();
  const button = document.querySelector('button');
  button?.click();
  button?.remove();
  document.addEventListener('click', heard);
  document.documentElement.dataset.alive = '';
  await Promise.resolve();
  document.removeEventListener('click', heard);
  expect(heard).not.toHaveBeenCalled();
});
