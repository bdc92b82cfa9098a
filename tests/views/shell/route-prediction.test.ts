import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { observeProductCards } from '#src/app/prefetch/route-prediction.ts';

const tell = vi.fn<(link: HTMLAnchorElement) => void>();
const told = () => tell.mock.calls.map(([{ pathname }]) => pathname);
let idle: (() => void)[] = [];
const restSoon = () => {
  for (const act of idle.splice(0)) act();
};
let stop = () => {};

beforeEach(() => {
  tell.mockReset();
  idle = [];
  vi.stubGlobal('requestIdleCallback', (act: () => void) => idle.push(act));
  document.body.innerHTML = `<header><a href="/"><figure></figure></a></header><main>
    <a href="/terms">약관</a>
    <a href="/products/7"><figure></figure></a><a href="/products/8"><figure></figure></a></main>`;
  stop = observeProductCards(document, tell);
});
afterEach(() => {
  stop();
  vi.unstubAllGlobals();
});

it('observeProductCards reports the first card of a page once the browser is idle', () => {
  expect(told()).toEqual([]);
  restSoon();
  expect(told()).toEqual(['/products/7']);
});

it('observeProductCards looks again on each later page, and reports nothing without cards', () => {
  restSoon();
  document.body.innerHTML = '<main><a href="/feed/3"><figure></figure></a></main>';
  window.dispatchEvent(new Event('pushState'));
  restSoon();
  document.body.innerHTML = '<main><a href="/terms">약관</a></main>';
  window.dispatchEvent(new Event('popstate'));
  restSoon();
  expect(told()).toEqual(['/products/7', '/feed/3']);
});

it('observeProductCards waits a fixed time without requestIdleCallback', () => {
  stop();
  vi.stubGlobal('requestIdleCallback', undefined);
  vi.useFakeTimers();
  stop = observeProductCards(document, tell);
  expect(told()).toEqual([]);
  vi.runAllTimers();
  expect(told()).toEqual(['/products/7']);
  vi.useRealTimers();
});

it('observeProductCards reports nothing after it is stopped', () => {
  stop();
  restSoon();
  expect(told()).toEqual([]);
});
