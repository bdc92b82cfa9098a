import { render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { TABLE_VIEWS_KEY } from '#src/lib/storage/table-views.ts';
import { BulkBar, BulkPlace } from '#src/ui/index-table/bulk-bar.tsx';
import { desk, onScreen } from '../../support/client/desk-tables.tsx';

const WIDE_PX = window.innerWidth;
const PHONE_PX = 390;
beforeEach(() => {
  onScreen(false);
  window.localStorage.clear();
});
/** Sets the width by which happy-dom chooses among style rules. */
const setWidth = (width: number) => Reflect.get(window, 'happyDOM').setViewport({ width });
afterEach(() => setWidth(WIDE_PX));

/** Computed values of the first element that matches. */
function styleOf(selector: string, ...names: string[]): string[] {
  const element = document.querySelector(selector);
  if (!element) throw new Error(`nothing matches ${selector}`);
  const style = getComputedStyle(element);
  return names.map((name) => style.getPropertyValue(name));
}
const store = (views: object) => window.localStorage.setItem(TABLE_VIEWS_KEY, JSON.stringify(views));

describe('the style of a table', () => {
  it('keeps the header row below the header of the shop, and the menu of the table with it', () => {
    desk(['lines']);
    expect(styleOf('thead th:last-child', 'position', 'top')).toEqual(['sticky', '60px']);
    const corner = screen.getByRole('button', { name: '표 설정' }).closest('div');
    expect(corner && getComputedStyle(corner).position).toBe('sticky');
  });

  it('marks its frame while the table is wider than it, which then scrolls in a box of its own', () => {
    const widths = { TABLE: 900, DIV: 700 };
    const widthOf = (tag: string) => (tag === 'TABLE' || tag === 'DIV' ? widths[tag] : 0);
    for (const name of ['offsetWidth', 'clientWidth'] as const)
      vi.spyOn(HTMLElement.prototype, name, 'get').mockImplementation(function (this: HTMLElement) {
        return widthOf(this.tagName);
      });
    const isMarked = () => {
      const { container, unmount } = desk(['lines']);
      const marked = container.firstElementChild?.hasAttribute('data-overflows');
      unmount();
      return marked;
    };
    expect(isMarked()).toBe(true);
    widths.TABLE = 700;
    expect(isMarked()).toBe(false);
  });

  it('scrolls a table that is too wide in a box no higher than the screen, whose edge the header row keeps', () => {
    desk(['lines']);
    screen.getByRole('table').parentElement?.parentElement?.toggleAttribute('data-overflows', true);
    const [overflow, height] = styleOf('[data-overflows] > :has(table)', 'overflow', 'max-block-size');
    expect([overflow, height]).toEqual(['auto', expect.stringContaining('100dvh')]);
    expect(styleOf('thead th:last-child', 'position', 'top')).toEqual(['sticky', '0px']);
  });

  it('keeps checkboxes and titles at the left edge, and breaks no words of the other columns', () => {
    desk(['lines']);
    expect(styleOf('tbody [data-tick]', 'position', 'left')).toEqual(['sticky', '0px']);
    expect(styleOf('tbody th', 'position', 'left')).toEqual(['sticky', '44px']);
    expect(styleOf('tbody td:last-child', 'word-break', 'overflow-wrap')).toEqual(['keep-all', 'break-word']);
  });

  it.each([
    ['roomy', '56px'],
    ['compact', '36px'],
  ])('has %s rows of %s', (density, height) => {
    store({ density });
    desk(['lines']);
    expect(styleOf('tbody tr', 'height')).toEqual([height]);
  });

  it('is fixed once widths are stored, and left to the browser before', () => {
    const { unmount } = desk(['lines']);
    expect(styleOf('table', 'table-layout')).not.toEqual(['fixed']);
    unmount();
    store({ widths: { lines: { name: 90 } } });
    desk(['lines']);
    expect(styleOf('table', 'table-layout')).toEqual(['fixed']);
  });
});

it.each([
  ['of the page', WIDE_PX, '12px'],
  ['of a phone, above its tab bar', PHONE_PX, 'calc(0px + 8px)'],
])('the bar of a bulk action stays at the lower edge %s', (_, width, bottom) => {
  setWidth(width);
  const snapshot = {
    matches: () => false,
    hasTag: (tag: string) => tag === 'choosing',
    context: { ids: [7], all: null, outcomes: [], error: null },
  };
  render(
    <BulkPlace data-flow="bulk">
      <BulkBar snapshot={snapshot} total={1} mostAtOnce={9} onChooseAll={() => {}} onClear={() => {}}>
        {null}
      </BulkBar>
    </BulkPlace>,
  );
  // Without a box it is no edge of what stays inside.
  expect(styleOf('[data-flow=bulk]', 'display')).toEqual(['contents']);
  expect(styleOf('[data-flow=bulk] > div', 'position', 'bottom')).toEqual(['sticky', bottom]);
});
