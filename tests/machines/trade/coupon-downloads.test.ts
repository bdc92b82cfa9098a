import { expect, it } from 'vitest';
import { done, failed } from '#proof/entry.ts';
import { entryOf } from '../entry-of.ts';
import { start, tagsOf } from '../start.ts';

const entry = () => entryOf('couponDownloads');
const coupons = () => done('load', entry().ports.load?.done);
const opened = { type: 'list.opened' };
const chosen = (campaignId: number) => ({ type: 'coupon.chosen', campaignId });

it('couponDownloadsMachine downloads a coupon once, and none that is taken', async () => {
  const { play, asked, effects } = start(entry());
  const saving = await play(coupons(), opened, chosen(4), chosen(3), chosen(3));
  expect([tagsOf(saving), asked('download')]).toEqual([['open', 'ready', 'saving'], [{ campaignId: 3 }]]);
  const taken = await play(done('download'), chosen(3));
  expect([
    taken.context.coupons.every(({ isTaken }: { isTaken: boolean }) => isTaken),
    asked('download').length,
  ]).toEqual([true, 1]);
  expect(effects).toEqual([['announce', { name: '새 신발 5,000원' }]]);
});

it('couponDownloadsMachine says why a coupon was refused until the list is closed', async () => {
  const { play } = start(entry());
  const refused = await play(
    coupons(),
    opened,
    chosen(3),
    failed('download', new Error('쿠폰이 모두 소진됐어요.')),
  );
  expect([refused.value, refused.context.problem]).toEqual([{ open: 'resting' }, '쿠폰이 모두 소진됐어요.']);
  expect((await play({ type: 'list.closed' })).context.problem).toBeNull();
});

it('couponDownloadsMachine offers nothing where the list does not load', async () => {
  const { play } = start(entry());
  const lost = await play(failed('load', new Error('끊김')), opened);
  expect([tagsOf(lost), lost.context.coupons]).toEqual([['open', 'ready'], []]);
});
