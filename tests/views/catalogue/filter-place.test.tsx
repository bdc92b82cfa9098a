import { act, render, screen, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterAll, beforeEach, expect, it, vi } from 'vitest';
import { EMPTY_FILTER } from '#domain/catalogue/product-list/product-filter.ts';
import { SMALL } from '#src/styles/stitches.ts';

const panel = { asked: vi.fn() };
const PANEL = '#src/areas/catalogue/filters/filter-panel.tsx';
const Panel = () => <p>조건</p>;
// The modules of other test files are kept, so that the panel may be loaded before it is replaced here.
vi.resetModules();
vi.doMock(PANEL, () => {
  panel.asked();
  return { default: Panel, CountedPanel: Panel, useFacets: () => null };
});
const { FilterPlace } = await import('#src/areas/catalogue/filters/filter-place.tsx');
afterAll(() => {
  vi.doUnmock(PANEL);
  vi.resetModules();
});
const isClosed = vi.fn();

/** A screen that can change its size. */
let isSmall = true;
const turns = new Set<() => void>();
beforeEach(() => {
  isSmall = true;
  turns.clear();
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (query) =>
      ({
        get matches() {
          return query === SMALL && isSmall;
        },
        addEventListener: (_: string, tell: () => void) => turns.add(tell),
        removeEventListener: (_: string, tell: () => void) => turns.delete(tell),
        // Members that the tested code does not use are left out.
      }) as unknown as MediaQueryList,
  );
});

const place = (open: boolean, total: number | null = null) => (
  <FilterPlace open={open} total={total} filter={EMPTY_FILTER} onChange={() => {}} onClose={isClosed} />
);

it('FilterPlace opens a sheet on a phone, with a button for the results', async () => {
  const { rerender } = render(place(false));
  expect(panel.asked).not.toHaveBeenCalled();
  rerender(place(true, 7));
  expect(await screen.findByText('조건', { selector: 'p' })).toBeVisible();
  expect(screen.getByRole('dialog', { name: '필터' })).toBeVisible();
  screen.getByRole('button', { name: '상품 7개 보기' }).click();
  expect(isClosed).toHaveBeenCalledOnce();
  rerender(place(false));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('FilterPlace shows the panel when a phone is turned', async () => {
  render(place(false));
  expect(screen.queryByText('조건')).toBeNull();
  isSmall = false;
  act(() => {
    for (const turn of turns) turn();
  });
  expect(await screen.findByText('조건')).toBeVisible();
});

it('FilterPlace is the same in every server rendering, which knows no screen size', () => {
  isSmall = false;
  expect(renderToString(place(false))).not.toContain('조건');
  expect(window.matchMedia).not.toHaveBeenCalled();
});
