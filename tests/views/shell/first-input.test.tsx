import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { onFirstInput } from '#src/lib/loading/first-input.ts';
import { OnApproach } from '#src/ui/layout/on-approach.tsx';

const page = document.documentElement;
/** Removes the mark as index.html does with the first input. */
const sign = () =>
  act(async () => {
    delete page.dataset.still;
    // A mutation observer is notified in the next microtask.
    await Promise.resolve();
  });

type Look = { margin: string; near(): void };
const looks: Look[] = [];

beforeEach(() => {
  looks.length = 0;
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(tell: (entries: { isIntersecting: boolean }[]) => void, { rootMargin = '' } = {}) {
        looks.push({ margin: rootMargin, near: () => tell([{ isIntersecting: true }]) });
      }
      observe() {}
      disconnect() {}
    },
  );
});
afterEach(() => {
  delete page.dataset.still;
  vi.unstubAllGlobals();
});

it('onFirstSign acts with the first input, once', async () => {
  page.dataset.still = '';
  const come = vi.fn();
  onFirstInput(come);
  page.dataset.alive = '';
  await Promise.resolve();
  expect(come).not.toHaveBeenCalled();
  await sign();
  expect(come).toHaveBeenCalledOnce();
  page.dataset.still = '';
  await sign();
  expect(come).toHaveBeenCalledOnce();
  delete page.dataset.alive;
});

it('onFirstSign acts at once after earlier input', () => {
  const come = vi.fn();
  onFirstInput(come);
  expect(come).toHaveBeenCalledOnce();
});

it('content below the screen is not loaded before the first input; visible content is', async () => {
  page.dataset.still = '';
  render(<OnApproach height={100}>착화 사진</OnApproach>);
  expect(looks.map(({ margin }) => margin)).toEqual(['0px 0px']);
  await sign();
  expect(looks.map(({ margin }) => margin)).toEqual(['0px 0px', '300px 0px']);
  act(() => looks[1]?.near());
  expect(screen.getByText('착화 사진')).toBeVisible();
});

it('content that was removed meanwhile is not loaded', async () => {
  page.dataset.still = '';
  render(<OnApproach height={100}>착화 사진</OnApproach>).unmount();
  await sign();
  expect(looks).toHaveLength(1);
});
