import { describe, expect, it } from 'vitest';
import { CASE_CLAIM_MINUTES } from '#domain/policies/moderation.ts';
import { caseClaimRenewalMachine } from '#machines/admin/reports/case-claim-renewal.machine.ts';
import { done, failed, refusal } from '#proof/entry.ts';
import { entryOf } from '../entry-of.ts';
import { start } from '../start.ts';

const entry = entryOf('caseClaimRenewal');
const minutes = { type: 'xstate.after.renewal.caseClaimRenewal.held' };
const left = { type: 'page.left' };
const shown = { type: 'page.shown' };
const taken = refusal('도윤님이 검토하고 있어요.', 'VERSION_CONFLICT');

describe('caseClaimRenewalMachine', () => {
  it('renews the claim and tolerates one failed renewal', async () => {
    const one = start(entry);
    expect((await one.play(minutes, done('renew', 1))).value).toBe('held');
    expect((await one.play(minutes, failed('renew', new Error('offline')))).value).toBe('held');
    expect((await one.play(minutes, done('renew', 1))).value).toBe('held');
    expect(one.asked('renew')).toEqual([{ id: 7 }, { id: 7 }, { id: 7 }]);
    expect(one.effects).toEqual([]);
    // Two delays in a row end before the claim does.
    expect(Number(caseClaimRenewalMachine.implementations.delays.renewal) * 2).toBeLessThan(
      CASE_CLAIM_MINUTES * 60_000,
    );
  });

  it('pauses while the page is hidden and renews when it is visible again', async () => {
    const one = start(entry);
    expect((await one.play(left, minutes)).value).toBe('away');
    expect(one.asked('renew')).toEqual([]);
    expect((await one.play(shown)).value).toBe('renewing');
    expect((await one.play(left)).value).toBe('away');
    expect((await one.play(shown, done('renew', 1))).value).toBe('held');
  });

  it('loses the claim to another administrator and shows their name', async () => {
    const one = start(entry);
    const { value, context } = await one.play(left, shown, failed('renew', taken));
    expect([value, context.reason]).toEqual(['lost', taken.message]);
    expect(one.effects).toEqual([['tellLost']]);
  });

  it('loses the claim if the case has changed', async () => {
    const one = start(entry);
    const { value, context } = await one.play(minutes, done('renew', 2));
    expect([value, context.reason]).toEqual(['lost', null]);
    expect(one.effects).toEqual([['tellLost']]);
  });
});
