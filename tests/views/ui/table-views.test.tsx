import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { readTableViews, TABLE_VIEWS_KEY } from '#src/lib/storage/table-views.ts';
import { bulkSelection } from '#src/ui/index-table/index-selection.ts';
import {
  desk,
  headsOf,
  onOpen,
  onScreen,
  onToggle,
  openMenu,
  storedViews,
} from '../../support/client/desk-tables.tsx';

// The first import of the menu is no part of a test's time.
beforeAll(() => import('#src/flow/tables/chosen-table-views.tsx'));
beforeEach(() => {
  onScreen(false);
  window.localStorage.clear();
});

describe('the menu of a table', () => {
  it('hides a column of its own table, at once and after a visit, and shows it again', async () => {
    const { unmount } = desk(['lines', 'others']);
    await openMenu();
    await userEvent.click(screen.getByRole('menuitemcheckbox', { name: '번호' }));
    expect([headsOf('lines'), headsOf('others')]).toEqual([
      ['이름', '두 배'],
      ['이름', '번호', '두 배'],
    ]);
    expect(screen.getByRole('table', { name: 'lines' })).not.toHaveTextContent(/7/);
    expect(storedViews().hidden).toEqual({ lines: ['number'] });
    unmount();
    desk(['lines']);
    expect(headsOf('lines')).toEqual(['이름', '두 배']);
    await openMenu();
    const item = screen.getByRole('menuitemcheckbox', { name: '번호' });
    expect(item).toHaveAttribute('aria-checked', 'false');
    await userEvent.click(item);
    expect(headsOf('lines')).toEqual(['이름', '번호', '두 배']);
  });

  it('cannot hide the first column, also if the storage says so', async () => {
    window.localStorage.setItem(TABLE_VIEWS_KEY, JSON.stringify({ hidden: { lines: ['name'] } }));
    desk(['lines']);
    expect(headsOf('lines')).toEqual(['이름', '번호', '두 배']);
    await openMenu();
    expect(screen.getByRole('menuitemcheckbox', { name: '이름' })).toHaveAttribute('aria-disabled', 'true');
  });

  it('makes the rows of every table compact, at once and after a visit', async () => {
    const { unmount } = desk(['lines', 'others']);
    const looks = () => screen.getAllByRole('table').map(({ className }) => /isCompact-true/.test(className));
    expect(looks()).toEqual([false, false]);
    await openMenu();
    await userEvent.click(screen.getByRole('menuitemradio', { name: '좁게' }));
    expect(looks()).toEqual([true, true]);
    expect(storedViews().density).toBe('compact');
    unmount();
    desk(['others']);
    expect(looks()).toEqual([true]);
  });

  it('names the keys that have something to act on, and Escape returns to its button', async () => {
    desk(['lines']);
    await openMenu();
    const keys = [...screen.getByRole('menu').querySelectorAll('kbd')].map(({ textContent }) => textContent);
    expect(keys).toEqual(['J · K', 'Enter', 'X', '좌우 키', '상하 키']);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.getByRole('button', { name: '표 설정' })).toHaveFocus());
  });

  it('contains nothing that a menu may not contain, and is reached by the keyboard while it scrolls', async () => {
    desk(['lines']);
    await openMenu();
    const { violations } = await axe.run(screen.getByRole('menu'));
    expect(violations.map(({ id }) => id)).toEqual([]);
    expect(screen.getByRole('menu')).toHaveAttribute('tabindex', '0');
  });

  it('is absent on small screens, which show every value', () => {
    onScreen(true);
    window.localStorage.setItem(TABLE_VIEWS_KEY, JSON.stringify({ hidden: { lines: ['number'] } }));
    desk(['lines']);
    expect(screen.queryByRole('button', { name: '표 설정' })).toBeNull();
    expect(headsOf('lines')).toEqual(['이름', '번호', '두 배']);
  });
});

it.each([null, 'no JSON', '[]', '{"density":"huge","hidden":{"lines":3},"widths":{"lines":{"name":"9"}}}'])(
  'readTableViews takes parts of %s that have another shape as not chosen',
  (text) => {
    const { density, hidden, widths } = readTableViews(text);
    expect([density, Object.values(hidden).flat(), widths]).toEqual(['roomy', [], {}]);
  },
);

describe('a long press on a row of a small screen', () => {
  /** Touches the row for longer than half a second, or until `during` ends the touch. */
  async function hold(on: Element, during = () => {}) {
    // The code of long presses is loaded with the table.
    await act(() => import('#src/lib/long-press.ts'));
    vi.useFakeTimers();
    const down = new MouseEvent('pointerdown', { bubbles: true });
    Object.defineProperty(down, 'pointerType', { value: 'touch' });
    on.dispatchEvent(down);
    during();
    vi.advanceTimersByTime(600);
    vi.useRealTimers();
  }
  beforeEach(() => {
    onScreen(true);
    onToggle.mockReset();
  });
  const title = () => screen.getByRole('button', { name: /하나/ });

  it('selects the row', async () => {
    desk(['lines']);
    await hold(title());
    expect(onToggle.mock.calls).toEqual([[7]]);
  });

  it('selects nothing once it moves, on a control of the row, or on a wide screen', async () => {
    const { unmount } = desk(['lines']);
    await hold(title(), () =>
      title().dispatchEvent(new MouseEvent('pointermove', { bubbles: true, clientY: 40 })),
    );
    await hold(screen.getByRole('checkbox', { name: '하나 선택' }));
    unmount();
    onScreen(false);
    desk(['lines']);
    await hold(title());
    expect(onToggle).not.toHaveBeenCalled();
  });
});

describe('a press on a row', () => {
  beforeEach(() => {
    onToggle.mockReset();
    onOpen.mockReset();
  });
  const calls = () => [onOpen.mock.calls, onToggle.mock.calls];

  it('toggles its selection on a small screen while rows are selected, and opens nothing', async () => {
    onScreen(true);
    desk(['lines'], { hasChosen: true, isChosen: () => true });
    const row = screen.getByRole('button', { name: '하나 하나 선택' });
    expect(row).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(row);
    expect(calls()).toEqual([[], [[7]]]);
  });

  it.each([
    ['a small screen without a selection', true, false],
    ['a wide screen', false, true],
  ])('opens it on %s', async (_, isSmall, hasChosen) => {
    onScreen(isSmall);
    desk(['lines'], { hasChosen });
    await userEvent.click(screen.getByRole('button', { name: '하나 하나 열기' }));
    expect(calls()).toEqual([[[7]], []]);
  });
});

it('bulkSelection has selected rows by id or by all that match the filters, and none otherwise', () => {
  const hasChosen = (ids: number[], all: unknown) =>
    bulkSelection({ snapshot: { context: { ids, all } }, send: () => {} }, []).hasChosen;
  expect([hasChosen([], null), hasChosen([3], null), hasChosen([], {})]).toEqual([false, true, true]);
});
