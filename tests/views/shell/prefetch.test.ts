import { fireEvent } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { REST_MS, watchIntent } from '#src/lib/loading/link-intent.ts';

const tell = vi.fn((link: HTMLAnchorElement) => link.pathname + link.search);
let stop = () => {};
const told = () => tell.mock.results.map(({ value }) => value);
const at = (id: string): HTMLElement => {
  const found = document.getElementById(id);
  if (!found) throw new Error(`no #${id}`);
  return found;
};
const moveOnto = (id: string, pointerType = 'mouse') =>
  at(id).dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType }));

beforeEach(() => {
  vi.useFakeTimers();
  tell.mockClear();
  document.body.innerHTML = `
    <p id="text">글</p>
    <a id="shoe" href="/products/7"><img id="picture" alt=""><span id="name">신발</span></a>
    <a id="feed" href="/feed/3">피드</a>
    <a id="here" href="${window.location.pathname}${window.location.search}#main">본문</a>
    <a id="away" href="https://elsewhere.test/">다른 곳</a>
    <a id="tab" href="/feeds" target="_blank">새 창</a>
    <a id="file" href="/content/a.pdf" download>파일</a>`;
  stop = watchIntent(document, tell);
});
afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('watchIntent reports a link once after a pointer rests on it, wherever it moves inside', () => {
  moveOnto('picture');
  vi.advanceTimersByTime(REST_MS - 1);
  moveOnto('name');
  expect(told()).toEqual([]);
  vi.advanceTimersByTime(1);
  moveOnto('picture');
  vi.advanceTimersByTime(REST_MS);
  expect(told()).toEqual(['/products/7']);
});

it('watchIntent ignores a pointer on its way across, which may return', () => {
  for (const id of ['shoe', 'feed', 'text']) {
    moveOnto(id);
    vi.advanceTimersByTime(REST_MS - 1);
  }
  vi.advanceTimersByTime(REST_MS);
  expect(told()).toEqual([]);
  moveOnto('shoe');
  vi.advanceTimersByTime(REST_MS);
  expect(told()).toEqual(['/products/7']);
});

it('watchIntent reports a link at once for touch, press and focus', () => {
  moveOnto('shoe', 'touch');
  vi.advanceTimersByTime(REST_MS);
  expect(told()).toEqual([]);
  fireEvent.touchStart(at('picture'));
  fireEvent.pointerDown(at('feed'));
  fireEvent.focusIn(at('shoe'));
  expect(told()).toEqual(['/products/7', '/feed/3', '/products/7']);
});

it('watchIntent reports a link that was reached before it listened', () => {
  stop();
  at('feed').focus();
  stop = watchIntent(document, tell);
  expect(told()).toEqual(['/feed/3']);
});

it('watchIntent ignores a link to this page, out of the shop, into another tab or to a file', () => {
  for (const id of ['here', 'away', 'tab', 'file', 'text']) fireEvent.focusIn(at(id));
  expect(told()).toEqual([]);
  fireEvent.focusIn(at('feed'));
  expect(told()).toEqual(['/feed/3']);
});

it('watchIntent prefetches nothing with Save-Data', () => {
  vi.stubGlobal('navigator', { connection: { saveData: true } });
  fireEvent.touchStart(at('shoe'));
  moveOnto('feed');
  vi.advanceTimersByTime(REST_MS);
  expect(told()).toEqual([]);
});

it('watchIntent reports nothing after it is stopped, even for a resting pointer', () => {
  moveOnto('shoe');
  stop();
  fireEvent.focusIn(at('feed'));
  vi.advanceTimersByTime(REST_MS);
  expect(told()).toEqual([]);
});
