// Size: one describe per chart of the coupon campaigns; they share their events.
import { describe, expect, it } from 'vitest';
import type { Campaign } from '#domain/admin/coupons/campaign-endpoints.ts';
import {
  type CampaignDetail,
  campaignDetailMachine,
} from '#machines/admin/coupons/campaign-detail.machine.ts';
import { done, failed } from '#proof/entry.ts';
import { entryOf } from '../entry-of.ts';
import { start } from '../start.ts';

const error = new Error('끊김');
const submitted = { type: 'form.submitted' };
const typed = (change: object) => ({ type: 'field.changed', change });

describe('campaignDetailMachine', () => {
  const entry = entryOf(campaignDetailMachine.id);
  const still = entry.ports.load?.done as CampaignDetail;
  const [giving] = (entry.ports.load?.otherDone ?? []) as CampaignDetail[];
  const ended = entry.ports.look?.done as CampaignDetail;
  const PACE = { type: 'xstate.after.pace.campaignDetail.giving' };
  const reloaded = { type: 'screen.reloaded' };

  it('polls while coupons are issued and reports the end', async () => {
    const { play, asked, effects } = start(entry);
    expect((await play(done('load', giving), PACE)).value).toBe('looking');
    expect((await play(done('look', giving))).value).toBe('giving');
    expect(effects).toEqual([]);
    const settled = await play(PACE, done('look', ended));
    expect([settled.value, settled.context.detail.issues]).toEqual(['settled', ended.issues]);
    expect([asked('look'), effects]).toEqual([[{ id: 1 }, { id: 1 }], [['announceEnd']]]);
  });

  it('does not poll while nothing is issued, and reloads after an action', async () => {
    const { play, asked } = start(entry);
    expect((await play(done('load', still))).value).toBe('settled');
    expect((await play(reloaded, reloaded)).value).toBe('looking');
    expect(asked('look')).toHaveLength(2);
    expect((await play(done('look', giving), reloaded)).value).toBe('looking');
  });

  it('keeps the campaign on the screen if a reload fails', async () => {
    const { play } = start(entry);
    const stale = await play(done('load', giving), PACE, failed('look', error));
    expect([stale.value, stale.context.detail]).toEqual(['stale', giving]);
    const again = await play(
      { type: 'xstate.after.pace.campaignDetail.stale' },
      failed('look', error),
      reloaded,
    );
    expect(again.value).toBe('looking');
  });

  it('retries a failed load', async () => {
    const { play } = start(entry);
    const lost = await play(failed('load', error), reloaded);
    expect([lost.value, lost.context.error]).toEqual(['failed', '끊김']);
    expect((await play({ type: 'screen.retried' }, done('load', still))).value).toBe('settled');
  });
});

describe('campaignFormMachine', () => {
  const campaign = entryOf('campaignForm').ports.save?.done as Campaign;
  const bodyOf = async (known: Campaign | null, change: object) => {
    const form = start(entryOf('campaignForm'), { campaign: known });
    const { context } = await form.play(typed(change), submitted);
    const [asked] = form.asked('save') as { body: { body: object } }[];
    return asked?.body.body ?? context.problems.map(({ field }: { field: string }) => field);
  };

  it('sends days in Seoul time, and null for empty fields', async () => {
    const whole = {
      code: 'WINTER-1',
      name: '겨울',
      discountValue: '1000',
      issueLimit: '5',
      endsAt: '2027-01-01T09:00',
    };
    expect(await bodyOf(null, whole)).toEqual({
      code: 'WINTER-1',
      name: '겨울',
      distribution: 'CODE',
      discountType: 'FIXED_DISCOUNT',
      discountValue: 1_000,
      freeShipping: false,
      minOrderAmount: 0,
      maxDiscountAmount: null,
      issueLimit: 5,
      validDays: 30,
      startsAt: null,
      endsAt: '2027-01-01T00:00:00.000Z',
    });
  });

  it('opens with the campaign and keeps unchanged seconds', async () => {
    const known = { ...campaign, endsAt: '2027-01-01T00:00:59.123Z', startsAt: '2026-01-01T00:00:30.000Z' };
    const {
      code,
      name,
      distribution,
      discountType,
      discountValue,
      freeShipping,
      minOrderAmount,
      maxDiscountAmount,
    } = known;
    expect(await bodyOf(known, { issueLimit: '2000' })).toEqual({
      code,
      name,
      distribution,
      discountType,
      discountValue,
      freeShipping,
      minOrderAmount,
      maxDiscountAmount,
      issueLimit: 2_000,
      validDays: 30,
      startsAt: known.startsAt,
      endsAt: known.endsAt,
    });
  });

  it('sends nothing that the server would refuse', async () => {
    expect(await bodyOf(null, {})).toEqual(['code', 'name', 'discountValue', 'issueLimit', 'endsAt']);
    for (const discountValue of ['0', '101', '1.5', 'x'])
      expect(await bodyOf(campaign, { discountType: 'RATE_DISCOUNT', discountValue })).toContain(
        'discountValue',
      );
    expect(await bodyOf(campaign, { startsAt: '2027-06-02T00:00' })).toEqual(['endsAt']);
  });
});

describe('couponGiftMachine', () => {
  const whole = {
    email: 'a@b.kr',
    couponName: '사과',
    couponCode: 'sorry-1',
    discountValue: '3000',
    expiresAt: '2027-01-01T09:00',
  };
  const sent = async (change: object) => {
    const form = start(entryOf('couponGift'));
    const { context } = await form.play(typed(change), submitted);
    const [asked] = form.asked('save') as { body: object }[];
    return asked?.body ?? context.problems.map(({ field }: { field: string }) => field);
  };

  it('sends a complete form', async () => {
    expect(await sent(whole)).toMatchObject({ discountValue: 3_000, expiresAt: '2027-01-01T00:00:00.000Z' });
  });

  it('refuses a fractional rate, which the legacy API would read differently, and an invalid address', async () => {
    expect(await sent({ ...whole, discountType: 'RATE_DISCOUNT', discountValue: '0.5' })).toContain(
      'discountValue',
    );
    expect(await sent({ ...whole, email: 'nobody' })).toEqual(['email']);
  });
});

describe('segmentGiftMachine', () => {
  const counted = { count: 600, holders: 20, most: 10_000, left: 880 };
  const give = { type: 'gift.confirmed' };
  const begin = () => start(entryOf('segmentGift'));

  it('issues only to the counted segment, with the same criteria', async () => {
    const { play, asked, effects } = begin();
    await play(
      give,
      typed({ levelFrom: '2', joinedTo: '2026-01-31' }),
      submitted,
      give,
      done('count', counted),
    );
    const given = await play(typed({ levelFrom: '1' }), give, done('give'));
    const meant = { id: 1, segment: { role: 'user', levelFrom: 2, levelTo: 10, joinedTo: '2026-01-31' } };
    expect([asked('count'), asked('give'), given.value]).toEqual([[meant], [meant], 'given']);
    expect(effects.at(-1)).toEqual(['finish']);
  });

  it.each([
    { ...counted, count: 20 },
    { ...counted, count: 10_001, left: 20_000 },
    { ...counted, left: 579 },
  ])('issues nothing for the count %j', async (number) => {
    const { play, asked } = begin();
    expect((await play(submitted, done('count', number), give)).value).toBe('counted');
    expect(asked('give')).toEqual([]);
    expect((await play({ type: 'gift.dismissed' })).value).toEqual({ choosing: 'typing' });
  });

  it('counts again after a refusal and after an unknown result', async () => {
    const { play } = begin();
    expect((await play(submitted, failed('count', error))).value).toEqual({ choosing: 'refused' });
    await play(submitted, done('count', counted), give);
    const refused = await play(failed('give', error));
    expect([refused.value, refused.context.error]).toEqual([{ choosing: 'refused' }, '끊김']);
    await play(submitted, done('count', counted), give);
    const lost = Object.assign(new Error('늦음'), { status: null });
    expect((await play(failed('give', lost))).value).toEqual({ choosing: 'unanswered' });
  });

  it('opens with the criteria of a stopped issue, and refuses an invalid day', async () => {
    const segment = {
      role: 'user',
      levelFrom: 3,
      levelTo: 5,
      joinedFrom: '2026-01-01',
      boughtCategory: 'BOOTS',
    };
    const { play, asked, effects } = start(entryOf('segmentGift'), { id: 9, segment });
    await play(typed({ joinedFrom: '2026-02-30' }), submitted);
    expect([asked('count'), effects]).toEqual([[], [['focusProblem']]]);
    await play(typed({ joinedFrom: '2026-01-01' }), submitted);
    expect(asked('count')).toEqual([{ id: 9, segment }]);
  });
});
