import { describe, expect, it } from 'vitest';
import type { RewardPolicy } from '#domain/rewards/reward-policy.ts';
import { proofs as feedRewardEntries } from '#proof/admin/feed-rewards.proof.ts';
import { done, failed } from '#proof/entry.ts';
import { start } from '../start.ts';

const entryOf = (id: string) => {
  const entry = feedRewardEntries.find(({ machine }) => machine.id === id);
  if (!entry) throw new Error(`no entry ${id}`);
  return entry;
};
const error = new Error('끊김');
const paid = (eventId: number) => ({ type: 'payment.asked', eventId });
const said = { success: true, message: '포인트를 지급했어요.', processedCount: 1 };

describe('rewardStatisticsMachine', () => {
  const figures = entryOf('rewardStatistics').ports.read?.done;
  const newer = { ...(figures as object), processedEvents: 9 };
  const MINUTE = { type: 'xstate.after.freshness.rewardStatistics.fresh' };

  it('keeps its figures while newer ones load, and if those fail', async () => {
    const { play } = start(entryOf('rewardStatistics'));
    const reading = await play(done('read', figures), MINUTE);
    expect([reading.value, reading.context]).toEqual(['refreshing', { figures, error: null }]);
    const stale = await play(failed('readAgain', error));
    expect([stale.value, stale.context]).toEqual(['stale', { figures, error: '끊김', isPermanent: false }]);
    const fresh = await play({ type: 'screen.retried' }, done('readAgain', newer));
    expect([fresh.value, fresh.context]).toEqual([
      'fresh',
      { figures: newer, error: null, isPermanent: false },
    ]);
  });

  it('reloads for a change that happened while it was loading', async () => {
    const { play, asked } = start(entryOf('rewardStatistics'));
    await play(done('read', figures), { type: 'figures.outdated' }, { type: 'figures.outdated' });
    expect(asked('readAgain')).toHaveLength(2);
  });

  it('retries a failed load', async () => {
    const { play } = start(entryOf('rewardStatistics'));
    expect((await play(failed('read', error))).value).toBe('failed');
    expect((await play({ type: 'figures.outdated' })).value).toBe('failed');
    expect((await play({ type: 'screen.retried' }, done('read', figures))).value).toBe('fresh');
  });
});

describe('rewardPaymentMachine', () => {
  it('pays once for a double press', async () => {
    const { play, asked } = start(entryOf('rewardPayment'));
    await play(paid(7), paid(8), { type: 'failed.retried' });
    expect([asked('pay'), asked('retryAll')]).toEqual([[{ eventId: 7 }], []]);
  });

  it('shows the result until the next payment', async () => {
    const { play } = start(entryOf('rewardPayment'));
    const told = await play(paid(7), done('pay', said));
    expect([told.value, told.context]).toEqual(['idle', { said: said.message, error: null }]);
    expect((await play({ type: 'failed.retried' })).context).toEqual({ said: null, error: null });
    const refused = await play(failed('retryAll', error));
    expect([refused.value, refused.context]).toEqual(['refused', { said: null, error: '끊김' }]);
    const again = await play(
      paid(8),
      failed('pay', error),
      { type: 'failed.retried' },
      done('retryAll', said),
    );
    expect([again.value, again.context]).toEqual(['idle', { said: said.message, error: null }]);
  });
});

describe('rewardPolicyFormMachine', () => {
  const known = entryOf('rewardPolicyForm').input as RewardPolicy;
  const sent = async (policy: RewardPolicy, change: object) => {
    const form = start(entryOf('rewardPolicyForm'), policy);
    const { context } = await form.play({ type: 'field.changed', change }, { type: 'form.submitted' });
    const [asked] = form.asked('save') as { body: unknown }[];
    return asked?.body ?? context.problems.map(({ field }: { field: string }) => field);
  };

  it('sends the version that was read, and null for an empty limit', async () => {
    const { validFrom, validTo, description } = known;
    expect(await sent({ ...known, version: 4 }, { points: '200', dailyLimit: '', isActive: false })).toEqual({
      id: known.policyId,
      body: {
        points: 200,
        steps: null,
        description,
        isActive: false,
        dailyLimit: null,
        monthlyLimit: 30,
        validFrom,
        validTo,
        version: 4,
      },
    });
  });

  it('keeps the numbers of the steps', async () => {
    const stepped = { ...known, steps: [10, 50].map((at) => ({ at, points: at * 2 })) };
    expect(await sent(stepped, { steps: ['30', '100'] })).toMatchObject({
      body: {
        steps: [
          { at: 10, points: 30 },
          { at: 50, points: 100 },
        ],
      },
    });
    expect(await sent(stepped, { steps: ['30', ''] })).toEqual(['steps.1.points']);
  });

  it('sends nothing that the server would refuse', async () => {
    for (const points of ['', '-1', '1.5', '100001'])
      expect(await sent(known, { points })).toContain('points');
    expect(await sent(known, { dailyLimit: '0', monthlyLimit: 'x' })).toEqual(['dailyLimit', 'monthlyLimit']);
  });
});
