import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import type { ComponentType } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { ErrorBoundary } from '#src/app/error-boundary.tsx';
import { addition, CHUNK_TIMEOUT_MS, preloadable } from '#src/lib/loading/preloadable.tsx';
import { renderShop } from '../support/client/member-app.tsx';

// React tells the console of each error that a boundary has caught.
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}));

const Waiting = () => <p>기다림</p>;
const Shoe = ({ id }: { id: number }) => {
  if (id === 1) throw new Error('broken');
  return <p>신발 {id}</p>;
};
const page = { default: () => <p>도착</p> };
const lost = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
const show = (Page: ComponentType) =>
  renderShop(
    <ErrorBoundary>
      <Page />
    </ErrorBoundary>,
    {},
    { person: null },
  );

it('missing page code reloads the page once, then shows a message with a reload button', async () => {
  window.sessionStorage.clear();
  const { reloads, unmount } = show(preloadable(lost, Waiting));
  await waitFor(() => expect(reloads()).toBe(1));
  expect(screen.queryByRole('button', { name: '새로고침' })).toBeNull();
  unmount();
  // The same tab after its reload.
  const again = show(preloadable(lost, Waiting));
  expect(await screen.findByRole('button', { name: '새로고침' })).toBeVisible();
  expect(again.reloads()).toBe(0);
});

it('missing page code waits for the network instead, and continues by itself', async () => {
  window.sessionStorage.clear();
  const load = vi.fn().mockImplementationOnce(lost).mockResolvedValue(page);
  const Page = preloadable(load, Waiting);
  const { app, reloads } = show(Page);
  act(() => app.shell.send({ type: 'network.lost' }));
  expect(await screen.findByText(/새 화면을 불러오지 못했어요/)).toBeVisible();
  fireEvent(window, new Event('online'));
  expect(await screen.findByText('도착')).toBeVisible();
  expect(reloads()).toBe(0);
});

it('missing page code of a failed preload is loaded again when the page opens', async () => {
  const load = vi.fn().mockImplementationOnce(lost).mockResolvedValue(page);
  const Page = preloadable(load, Waiting);
  await Page.preload();
  show(Page);
  expect(await screen.findByText('도착')).toBeVisible();
});

it('missing page code that never arrives is a failure after two minutes', async () => {
  vi.useFakeTimers();
  const Page = preloadable(() => new Promise<typeof page>(() => {}), Waiting);
  show(Page);
  expect(screen.getByText('기다림')).toBeVisible();
  await act(() => vi.advanceTimersByTimeAsync(CHUNK_TIMEOUT_MS - 1));
  expect(screen.getByText('기다림')).toBeVisible();
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(screen.queryByText('기다림')).toBeNull();
  vi.useRealTimers();
});

it('missing page code of an optional part is loaded when the network is back', async () => {
  const load = vi.fn().mockImplementationOnce(lost).mockResolvedValue(page);
  show(addition(load, Waiting));
  await waitFor(() => expect(load).toHaveBeenCalledOnce());
  expect(screen.getByText('기다림')).toBeVisible();
  fireEvent(window, new Event('online'));
  expect(await screen.findByText('도착')).toBeVisible();
});

it('missing page code of an optional part refused by a busy server is loaded after a pause', async () => {
  vi.useFakeTimers();
  const load = vi.fn().mockImplementationOnce(lost).mockImplementationOnce(lost).mockResolvedValue(page);
  show(addition(load, Waiting));
  await act(() => vi.advanceTimersByTimeAsync(3_000));
  expect(load).toHaveBeenCalledTimes(2);
  expect(screen.getByText('기다림')).toBeVisible();
  await act(() => vi.advanceTimersByTimeAsync(15_000));
  expect(screen.getByText('도착')).toBeVisible();
  vi.useRealTimers();
});

it('missing page code leaves other addresses working', () => {
  const at = (id: number) => (
    <ErrorBoundary place={`/products/${id}`}>
      <Shoe id={id} />
    </ErrorBoundary>
  );
  const { rerender } = renderShop(at(1), {}, { person: null });
  expect(screen.getByText('화면을 그리다가 문제가 생겼어요.')).toBeVisible();
  expect(screen.getByRole('link', { name: '홈으로' })).toHaveAttribute('href', '/');
  rerender(at(2));
  expect(screen.getByText('신발 2')).toBeVisible();
});
