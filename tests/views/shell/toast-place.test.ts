import { afterEach, expect, it, vi } from 'vitest';
import { floorOfScreen, topOfToasts } from '#src/app/shell/toasts/toast-place.ts';

const box = (top: number, bottom: number, left = 0, right = 390) => ({ top, bottom, left, right });
/** Phone of 390 x 844 px with one toast of 56 px. */
const room = { toasts: box(0, 56, 12, 378), header: 60, floor: 844, pressed: null };

it.each([
  ['at the lower edge without a bar', room, 776],
  ['above the buy bar', { ...room, floor: 776 }, 708],
  ['above the bar although its button was pressed', { ...room, floor: 776, pressed: box(786, 834) }, 708],
  ['below the header if they would cover the pressed button', { ...room, pressed: box(790, 834) }, 72],
  ['below the header if they would cover a part of it', { ...room, floor: 776, pressed: box(700, 744) }, 72],
  [
    'at the lower edge if the pressed button is beside them',
    { ...room, pressed: box(790, 834, 380, 390) },
    776,
  ],
  ['at the lower edge if the pressed button is above them', { ...room, pressed: box(700, 776) }, 776],
])('toasts stand %s', (_, given, top) => {
  expect(topOfToasts(given)).toBe(top);
});

/** Bar of the page with its position and edges, as the browser would draw it. */
function bar(position: string, top: number, bottom: number): Element {
  const element = document.body.appendChild(document.createElement('div'));
  element.style.position = position;
  element.getBoundingClientRect = () => new DOMRect(0, top, 390, bottom - top);
  return element;
}
/** Draws elements on a screen of 844 px. */
function screenOf(...elements: Element[]): void {
  vi.stubGlobal('innerHeight', 844);
  document.elementsFromPoint = (_, y) =>
    elements.filter((one) => {
      const { top, bottom } = one.getBoundingClientRect();
      return top <= y && y < bottom;
    });
}
afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(document, 'elementsFromPoint');
  document.body.replaceChildren();
});

it('floorOfScreen is the lower edge without bars, and where the page has no layout', () => {
  const own = bar('fixed', 776, 832);
  expect(floorOfScreen(195, own)).toBe(window.innerHeight);
  screenOf(own, bar('static', 0, 844));
  expect(floorOfScreen(195, own)).toBe(844);
});

it('floorOfScreen is above the tabs and above a bar that floats over them', () => {
  screenOf(bar('fixed', 788, 844), bar('sticky', 716, 780));
  expect(floorOfScreen(195, document.createElement('p'))).toBe(716);
});

it('floorOfScreen takes a dialog that fills the screen for no bar', () => {
  screenOf(bar('fixed', 0, 844));
  expect(floorOfScreen(195, document.createElement('p'))).toBe(844);
});
