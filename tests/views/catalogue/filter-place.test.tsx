import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { beforeEach, expect, it, vi } from 'vitest';
import { EMPTY_FILTER } from '#domain/catalogue/product-filter.ts';
import { FilterPlace } from '#src/areas/catalogue/filter-place.tsx';
import { SMALL } from '#src/styles/stitches.ts';

const panel = vi.hoisted(() => ({ asked: vi.fn() }));
vi.mock('#src/areas/catalogue/filter-panel.tsx', () => {
  panel.asked();
  return { default: () => <p>조건</p> };
});

/** A screen that may be turned. */
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
        // What the place does not ask for is left out.
      }) as unknown as MediaQueryList,
  );
});

const place = (open: boolean) => <FilterPlace open={open} filter={EMPTY_FILTER} onChange={() => {}} />;

it('on a phone the panel comes when it is opened', async () => {
  const { rerender } = render(place(false));
  expect(panel.asked).not.toHaveBeenCalled();
  rerender(place(true));
  expect(await screen.findByText('조건')).toBeVisible();
  rerender(place(false));
  expect(screen.getByText('조건')).toBeInTheDocument();
});

it('a phone that is turned has room for it', async () => {
  render(place(false));
  expect(screen.queryByText('조건')).toBeNull();
  isSmall = false;
  act(() => {
    for (const turn of turns) turn();
  });
  expect(await screen.findByText('조건')).toBeVisible();
});

it('the server, which knows no screen, draws the same for all', () => {
  isSmall = false;
  expect(renderToString(place(false))).not.toContain('조건');
  expect(window.matchMedia).not.toHaveBeenCalled();
});
