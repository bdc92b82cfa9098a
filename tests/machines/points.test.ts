import { expect, it } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import type { Page, PageQuery } from '#domain/kit/page.ts';
import type { ExpiringPoints, PointBalance, PointTransaction } from '#domain/points.ts';
import { pointsMachine } from '#machines/points/points.machine.ts';

const balance = {
  currentPoints: 5,
  totalEarnedPoints: 5,
  totalUsedPoints: 0,
  totalExpiredPoints: 0,
  lastUpdatedAt: null,
};
const row = {
  transactionId: 1,
  type: 'EARN',
  amount: 5,
  description: 'x',
  transactionDate: '2026-01-01T00:00:00Z',
};

function start(
  fails: { balance?: boolean; history?: boolean; expiring?: boolean; totalPages?: number } = {},
) {
  const asked: PageQuery[] = [];
  const refuse = () => Promise.reject(new Error('서버 문제'));
  const actor = createActor(
    pointsMachine.provide({
      actors: {
        loadBalance: fromPromise<PointBalance>(() => (fails.balance ? refuse() : Promise.resolve(balance))),
        loadExpiring: fromPromise<ExpiringPoints>(() =>
          fails.expiring
            ? refuse()
            : Promise.resolve({ expiringPoints: [], totalExpiringPoints: 0, earliestExpiryDate: null }),
        ),
        loadHistory: fromPromise<Page<PointTransaction>, PageQuery>(({ input }) => {
          asked.push(input);
          if (fails.history) return refuse();
          const totalPages = fails.totalPages ?? 3;
          const items = totalPages === 0 ? [] : [row];
          return Promise.resolve({ items, page: input.page, totalPages, totalElements: totalPages * 10 });
        }),
      },
    }),
  ).start();
  return { actor, asked, fails, settled: () => waitFor(actor, (snapshot) => !snapshot.hasTag('busy')) };
}

it('asks for ten rows of the first page', async () => {
  const { asked, settled } = start();
  await settled();
  expect(asked).toEqual([{ page: 0, size: 10 }]);
});

it('keeps the history when the balance fails, and loads only what failed again', async () => {
  const flow = start({ balance: true });
  const failed = await flow.settled();
  expect(failed.matches({ balance: 'failed', history: { loaded: 'filled' } })).toBe(true);
  expect(failed.context.balanceError).toBe('서버 문제');
  flow.fails.balance = false;
  flow.actor.send({ type: 'screen.retried' });
  const ready = await flow.settled();
  expect(ready.matches({ balance: 'loaded' })).toBe(true);
  expect(flow.asked).toHaveLength(1);
});

it('keeps the balance when the history fails', async () => {
  const snapshot = await start({ history: true }).settled();
  expect(snapshot.matches({ balance: 'loaded', history: 'failed' })).toBe(true);
});

it('is complete without the expiring points', async () => {
  const snapshot = await start({ expiring: true }).settled();
  expect(snapshot.hasTag('failed')).toBe(false);
});

it('stays within the pages and keeps the old page while the next one loads', async () => {
  const flow = start();
  const first = await flow.settled();
  expect(first.can({ type: 'page.changed', page: -1 })).toBe(false);
  expect(first.can({ type: 'page.changed', page: 3 })).toBe(false);
  flow.actor.send({ type: 'page.changed', page: 2 });
  expect(flow.actor.getSnapshot().context.history?.page).toBe(0);
  expect((await flow.settled()).context.history?.page).toBe(2);
});

it('says when there is nothing and switches tabs without loading', async () => {
  const flow = start({ totalPages: 0 });
  expect((await flow.settled()).hasTag('empty')).toBe(true);
  flow.actor.send({ type: 'tab.selected', tab: 'history' });
  expect(flow.actor.getSnapshot().matches({ tab: 'history' })).toBe(true);
  expect(flow.asked).toHaveLength(1);
});
