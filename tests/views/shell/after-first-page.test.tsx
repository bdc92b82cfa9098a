import { act, render, screen } from '@testing-library/react';
import { Suspense, use } from 'react';
import { expect, it, vi } from 'vitest';
import { firstPageOf } from '#src/lib/loading/after-first-page.ts';
import { addition } from '#src/lib/loading/preloadable.tsx';

/** A first page whose quiet moment the test decides on. */
function pageThat(isDrawn: boolean) {
  const moments: (() => void)[] = [];
  const page = firstPageOf(
    () => isDrawn,
    (rest) => moments.push(rest),
  );
  const rest = () => {
    for (const moment of moments.splice(0)) moment();
  };
  return { ...page, moments, rest };
}

it('deferred work of a server-rendered page runs in one burst, after hydration and idle', () => {
  const { after, isAlive, moments, rest } = pageThat(true);
  const done: string[] = [];
  after(() => done.push('hearts'));
  expect(moments).toHaveLength(0);
  isAlive();
  after(() => done.push('footer'));
  expect(done).toEqual([]);
  rest();
  expect(done).toEqual(['hearts', 'footer']);
});

it('deferred work of later pages runs at once', () => {
  const { after, isAlive, moments, rest } = pageThat(true);
  isAlive();
  rest();
  isAlive();
  expect(moments).toHaveLength(0);
  const act = vi.fn();
  after(act);
  expect(act).toHaveBeenCalledOnce();
});

it('deferred work of an app shell runs at once', () => {
  const act = vi.fn();
  pageThat(false).after(act);
  expect(act).toHaveBeenCalledOnce();
});

let arrive = (_text: string) => {};
const picture = new Promise<string>((resolve) => {
  arrive = resolve;
});
const Slow = () => <p>{use(picture)}</p>;

it('an optional part arrives as a transition: the page stays until it can be rendered', async () => {
  const Part = addition(
    async () => ({ default: Slow }),
    () => <p>자리</p>,
  );
  render(
    <Suspense fallback={<p>비었음</p>}>
      <Part />
    </Suspense>,
  );
  await act(() => Part.preload());
  expect(screen.getByText('자리')).toBeVisible();
  expect(screen.queryByText('비었음')).toBeNull();
  await act(async () => arrive('하트'));
  expect(screen.getByText('하트')).toBeVisible();
});
