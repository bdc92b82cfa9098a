import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { TABLE_VIEWS_KEY } from '#src/lib/storage/table-views.ts';
import { desk, onScreen, openMenu, storedViews } from '../../support/client/desk-tables.tsx';

// The first import of the menu is no part of a test's time.
beforeAll(() => import('#src/flow/tables/chosen-table-views.tsx'));
/** Every column is measured as this wide (px) until it is given a width. */
const MEASURED = 200;
beforeEach(() => {
  onScreen(false);
  window.localStorage.clear();
  const widthOf = (element: HTMLElement) =>
    element.matches('[data-tick]') ? 44 : Number.parseInt(element.style.width, 10) || MEASURED;
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockImplementation(function (this: HTMLElement) {
    return widthOf(this);
  });
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
    return new DOMRect(0, 0, widthOf(this), 0);
  });
});

const edge = (name: string) => screen.getByRole('separator', { name: `${name} 열 너비` });
/** Widths that the columns of the first table are given, and the least width of the table. */
const shown = () => {
  const [table] = screen.getAllByRole<HTMLTableElement>('table');
  const heads = [...(table?.querySelectorAll<HTMLElement>('thead th[data-column]') ?? [])];
  return [...heads.map(({ style }) => style.width), table?.style.minWidth];
};
const NONE = ['', '', '', ''];

describe('the edge of a column', () => {
  it('tells the width and its limits; the last column, which takes what remains, has none', () => {
    desk(['lines']);
    expect(screen.getAllByRole('separator')).toEqual([edge('이름'), edge('번호')]);
    const values = ['now', 'min', 'max'].map((name) => edge('번호').getAttribute(`aria-value${name}`));
    expect(values).toEqual(['200', '48', '800']);
    expect(screen.getByRole('columnheader', { name: '번호' })).toContainElement(edge('번호'));
  });

  it('is moved by the arrow keys, at once and after a visit, in its own table alone', async () => {
    const { unmount } = desk(['lines']);
    edge('번호').focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowLeft}{ArrowRight}');
    expect(shown()).toEqual(['200px', '232px', '', `${44 + 200 + 232 + 120}px`]);
    const widths = { lines: { name: 200, number: 232, double: 200 } };
    await waitFor(() => expect(storedViews().widths).toEqual(widths));
    expect(edge('번호')).toHaveFocus();
    unmount();
    const second = desk(['lines']);
    expect(shown()).toEqual(['200px', '232px', '', '596px']);
    second.unmount();
    desk(['others']);
    expect(shown()).toEqual(NONE);
  });

  it('is reached by one stop of the Tab key, and from there by the arrow keys up and down', async () => {
    desk(['lines']);
    expect([edge('이름').tabIndex, edge('번호').tabIndex]).toEqual([0, -1]);
    edge('이름').focus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    expect(edge('번호')).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    expect(edge('이름')).toHaveFocus();
    expect(shown()).toEqual(NONE);
  });

  it('follows the pointer within the limits, and stores the width where it is released', async () => {
    desk(['lines']);
    const at = (clientX: number) => ({ clientX, button: 0, pointerId: 1 });
    fireEvent.pointerMove(edge('이름'), at(90));
    expect(shown()).toEqual(NONE);
    fireEvent.pointerDown(edge('이름'), at(100));
    fireEvent.pointerMove(edge('이름'), at(150));
    expect(shown()).toEqual(['250px', '200px', '', '614px']);
    fireEvent.pointerMove(edge('이름'), at(-900));
    expect(shown()[0]).toBe('48px');
    expect(storedViews().widths).toEqual({});
    fireEvent.pointerUp(edge('이름'));
    await waitFor(() =>
      expect(storedViews().widths).toEqual({ lines: { name: 48, number: 200, double: 200 } }),
    );
    fireEvent.pointerMove(edge('이름'), at(150));
    expect(shown()[0]).toBe('48px');
  });

  it('returns to its place when the browser cancels the drag', () => {
    desk(['lines']);
    fireEvent.pointerDown(edge('이름'), { clientX: 100, button: 0 });
    fireEvent.pointerMove(edge('이름'), { clientX: 150 });
    fireEvent.pointerCancel(edge('이름'));
    fireEvent.pointerUp(edge('이름'));
    expect([shown(), storedViews().widths]).toEqual([NONE, {}]);
  });
});

describe('stored widths', () => {
  const store = () =>
    window.localStorage.setItem(
      TABLE_VIEWS_KEY,
      JSON.stringify({ widths: { lines: { name: 300 }, others: { name: 90 } } }),
    );

  it('are dropped by the menu for one table, which offers it only while there are some', async () => {
    store();
    desk(['lines']);
    expect(shown()).toEqual(['300px', '120px', '', '584px']);
    await openMenu();
    await userEvent.click(screen.getByRole('menuitem', { name: '열 너비 처음대로' }));
    expect(shown()).toEqual(NONE);
    expect(storedViews().widths).toEqual({ others: { name: 90 } });
    expect(screen.getByRole('menuitem', { name: '열 너비 처음대로' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  });

  it('do not apply to a phone, whose rows have no columns', () => {
    onScreen(true);
    store();
    desk(['lines']);
    expect(screen.queryAllByRole('separator')).toEqual([]);
    expect(shown()).toEqual(NONE);
  });
});
