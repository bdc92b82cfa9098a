import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { watchLongPress } from '#src/lib/long-press.ts';

const acted = vi.fn();
let card: HTMLElement;
let stop: () => void;

/** Dispatches a pointer event; the test environment has no such class. */
function point(type: string, init: { pointerType?: string; x?: number; on?: Element } = {}) {
  const event = new MouseEvent(type, { bubbles: true, cancelable: true, clientX: init.x ?? 0 });
  Object.defineProperty(event, 'pointerType', { value: init.pointerType ?? 'touch' });
  (init.on ?? card).dispatchEvent(event);
  return event;
}

beforeEach(() => {
  vi.useFakeTimers();
  acted.mockReset();
  card = document.body.appendChild(document.createElement('li'));
  card.innerHTML = '<a href="/products/1">신발</a><button>찜</button>';
  stop = watchLongPress(card, acted);
});
afterEach(() => {
  stop();
  card.remove();
  vi.useRealTimers();
});

it('watchLongPress acts once on a long press, and suppresses the following click and menu', () => {
  point('pointerdown');
  vi.advanceTimersByTime(499);
  expect(acted).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(acted).toHaveBeenCalledOnce();
  expect(point('contextmenu').defaultPrevented).toBe(true);
  point('pointerup');
  expect(point('click').defaultPrevented).toBe(true);
});

it('watchLongPress acts once if the browser opens its menu first', () => {
  point('pointerdown');
  expect(point('contextmenu').defaultPrevented).toBe(true);
  vi.advanceTimersByTime(1_000);
  expect(acted).toHaveBeenCalledOnce();
});

it('watchLongPress leaves the next tap alone', () => {
  point('pointerdown');
  vi.advanceTimersByTime(500);
  point('pointerup');
  point('pointerdown');
  point('pointerup');
  expect(point('click').defaultPrevented).toBe(false);
});

it.each([
  ['lifted', () => point('pointerup')],
  ['that scrolls', () => point('pointermove', { x: 11 })],
  ['taken over by the browser', () => point('pointercancel')],
])('watchLongPress does nothing for a touch %s', (_, happens) => {
  point('pointerdown');
  happens();
  vi.advanceTimersByTime(1_000);
  expect(acted).not.toHaveBeenCalled();
  expect(point('click').defaultPrevented).toBe(false);
});

it.each([
  ['a mouse', () => point('pointerdown', { pointerType: 'mouse' })],
  [
    'a button of the card',
    () => {
      const on = card.querySelector('button');
      if (on) point('pointerdown', { on });
    },
  ],
])('watchLongPress does nothing for %s', (_, press) => {
  press();
  vi.advanceTimersByTime(1_000);
  expect(acted).not.toHaveBeenCalled();
});
