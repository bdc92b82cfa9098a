import { expect, it } from 'vitest';
import type { Badge } from '#domain/rewards/badge.ts';
import { done, failed } from '#proof/entry.ts';
import { entryOf } from '../entry-of.ts';
import { start, tagsOf } from '../start.ts';

const lost = new Error('연결이 끊겼어요.');
const retried = { type: 'screen.retried' };
const badge: Partial<Badge> = { id: 1, badgeName: '첫 걸음', isDisplayed: true };

/** Flow, port of its first call, an answer, and where the answer must be found afterwards. */
const LOADS: readonly [flow: string, port: string, answer: unknown, context: Record<string, unknown>][] = [
  ['addressBook', 'load', [{ id: 5 }], { addresses: [{ id: 5 }] }],
  ['badges', 'load', { badges: [badge] }, { list: { badges: [badge] } }],
  ['cart', 'load', { items: [{ optionId: 5 }] }, { items: [{ optionId: 5 }], stored: [{ optionId: 5 }] }],
  ['comments', 'loadPage', { items: [{ commentId: 5 }], page: 0, totalPages: 1 }, { page: 0 }],
  ['couponWallet', 'load', [{ couponId: 5 }], { coupons: [{ couponId: 5 }] }],
  ['feedDetail', 'load', { id: 5 }, { data: { id: 5 } }],
  ['feedList', 'loadPage', { items: [{ id: 5 }], page: 0, totalPages: 1 }, { page: { items: [{ id: 5 }] } }],
  ['home', 'loadRails', { popular: [1] }, { rails: { popular: [1] } }],
  [
    'notices',
    'loadPage',
    { items: [{ noticeId: 5 }], page: 0, totalPages: 1 },
    { page: { items: [{ noticeId: 5 }] } },
  ],
  [
    'orderClaim',
    'load',
    { values: {}, about: { window: 'open', line: { openClaim: null } } },
    { about: { window: 'open' } },
  ],
  ['points', 'summary', { balance: 5 }, { summary: { balance: 5 } }],
  [
    'profileEdit',
    'load',
    { nickname: '하루' },
    { saved: { nickname: '하루' }, values: { nickname: '하루' } },
  ],
  ['recentViews', 'loadViews', [{ productId: 5 }], { views: [{ productId: 5 }] }],
  ['restockAlerts', 'loadAlerts', [5], { waiting: [5] }],
  [
    'reviewEditor',
    'load',
    { values: { rating: 4 }, about: { item: { orderItemId: 5 } } },
    { values: { rating: 4 }, about: { item: { orderItemId: 5 } } },
  ],
];
/** Where the fault of the call is kept, if not in `error`. */
const FAULT: Record<string, string> = { points: 'summaryError' };

it.each(LOADS)('%s shows why loading failed, and retries on request', async (flow, port, answer, kept) => {
  const { play, asked, flow: run } = start(entryOf(flow));
  expect([run.snapshot.hasTag('busy'), asked(port).length]).toEqual([true, 1]);
  const broken = await play(failed(port, lost));
  expect([broken.hasTag('failed'), broken.hasTag('ready')]).toEqual([true, false]);
  expect(broken.context[FAULT[flow] ?? 'error']).toBe('연결이 끊겼어요.');
  const again = await play(retried);
  expect([again.hasTag('busy'), again.hasTag('failed'), asked(port).length]).toEqual([true, false, 2]);
  const there = await play(done(port, answer));
  expect([there.hasTag('ready'), there.hasTag('failed')]).toEqual([true, false]);
  expect(there.context).toMatchObject({ ...kept, [FAULT[flow] ?? 'error']: null });
});

it.each([
  ['cart', 'load', { items: [] }],
  ['addressBook', 'load', []],
  ['feedList', 'loadPage', { items: [], page: 0, totalPages: 0 }],
  ['notices', 'loadPage', { items: [], page: 0, totalPages: 0 }],
  ['recentViews', 'loadViews', []],
])('%s tags an empty answer as empty and not as failed', async (flow, port, answer) => {
  const nothing = await start(entryOf(flow)).play(done(port, answer));
  expect(tagsOf(nothing)).toEqual(['empty', 'ready']);
});
