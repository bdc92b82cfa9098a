import { describe, expect, it } from 'vitest';
import type { SanctionRow } from '#domain/admin/members/member-sanctions.ts';
import type { OpenedCase } from '#machines/admin/reports/report-case.model.ts';
import { done, failed, refusal, unanswered } from '#proof/entry.ts';
import { entryOf } from '../entry-of.ts';
import { start } from '../start.ts';

const entry = entryOf('reportCase');
const { load, look } = entry.ports as Record<'load' | 'look', { done: OpenedCase }>;
const opened = load.done;
const settled = look.done;
const deleted: OpenedCase = { ...settled, report: { ...settled.report, decision: 'DELETE' } };
const taken = [done('load', opened), done('claim')];
const typed = (change: Record<string, unknown>) => ({ type: 'field.changed', change });
const submitted = { type: 'form.submitted' };
const inHand = refusal('도윤님이 검토하고 있어요.', 'VERSION_CONFLICT');

/** Returns the values that the filled-in form sends, or the names of refused fields. */
async function sentOf(change: Record<string, unknown>, seen = opened) {
  const one = start(entry);
  const { context } = await one.play(done('load', seen), done('claim'), typed(change), submitted);
  const [asked] = one.asked('decide') as { body: unknown }[];
  return asked ? asked.body : context.problems.map(({ field }: { field: string }) => field);
}

describe('reportCaseMachine', () => {
  it('claims an open case, decides the version that was read, and reports it', async () => {
    const one = start(entry);
    await one.play(...taken, typed({ decision: 'NO_PROBLEM' }), submitted);
    expect(one.asked('claim')).toEqual([{ id: 7 }]);
    expect(one.asked('decide')).toMatchObject([{ id: 7, body: { decision: 'NO_PROBLEM', version: 1 } }]);
    expect((await one.play(done('decide'))).value).toBe('decided');
    expect(one.effects).toEqual([['announceDecided']]);
  });

  it('does not claim a decided case until it is reopened', async () => {
    const one = start(entry);
    expect((await one.play(done('load', settled))).value).toBe('settled');
    expect(one.asked('claim')).toEqual([]);
    await one.play({ type: 'decision.reopened' });
    expect(one.asked('claim')).toHaveLength(1);
  });

  it('does not reopen a case with deleted content', async () => {
    const { value } = await start(entry).play(done('load', deleted), { type: 'decision.reopened' });
    expect(value).toBe('settled');
  });

  it.each([
    ['claim', [done('load', opened), failed('claim', inHand)]],
    ['decision', [...taken, typed({ decision: 'HIDE' }), submitted, failed('decide', inHand)]],
  ])('shows the decision of another administrator who was faster to %s', async (_, steps) => {
    const one = start(entry);
    const { value, context } = await one.play(...steps, done('look', settled));
    expect(value).toEqual({ conflict: 'told' });
    expect(context).toMatchObject({ error: inHand.message, opened: settled });
    expect(one.effects).toContainEqual(['announceConflict']);
    expect((await one.play({ type: 'screen.retried' })).context.error).toBeNull();
  });

  it('shows who has taken over a lost claim, and disables the decision', async () => {
    const one = start(entry);
    const lost = { type: 'claim.lost', reason: inHand.message };
    const { value, context } = await one.play(
      ...taken,
      typed({ decision: 'HIDE' }),
      lost,
      done('look', settled),
    );
    expect(value).toEqual({ conflict: 'told' });
    expect(context).toMatchObject({ error: inHand.message, opened: settled });
    expect(one.effects).toEqual([['announceConflict']]);
    expect((await one.play(submitted)).value).toEqual({ conflict: 'told' });
    expect(one.asked('decide')).toEqual([]);
  });

  it('keeps typed values after a refusal and without an answer', async () => {
    const one = start(entry);
    await one.play(...taken, typed({ decision: 'HIDE', rule: '광고 금지' }), submitted);
    const refused = await one.play(failed('decide', refusal('안 돼요.', 'INVALID_INPUT_VALUE')));
    expect(refused.value).toEqual({ claimed: 'refused' });
    const lost = await one.play(submitted, failed('decide', unanswered));
    expect(lost.value).toEqual({ claimed: 'unanswered' });
    expect(lost.context.values).toMatchObject({ rule: '광고 금지' });
  });
});

describe('decision of reportCaseMachine', () => {
  it('is required', async () => {
    expect(await sentOf({ rule: '광고 금지' })).toEqual(['decision']);
  });

  const said = { kind: 'SUSPEND', reason: 'SPAM', text: '광고를 올렸어요.' };

  it('may carry a sanction only for hiding and deleting', async () => {
    const days = '7';
    expect(await sentOf({ decision: 'NO_PROBLEM', ...said, days })).toMatchObject({ sanction: null });
    expect(await sentOf({ decision: 'HIDE' })).toMatchObject({ sanction: null });
    expect(await sentOf({ decision: 'HIDE', ...said, days })).toMatchObject({ sanction: { days: 7 } });
  });

  it('reports problems of the sanction by the names of the form', async () => {
    expect(await sentOf({ decision: 'HIDE', kind: 'SUSPEND' })).toEqual(['days', 'reason', 'text']);
    expect(await sentOf({ decision: 'DELETE', kind: 'WARN' })).toEqual(['reason', 'text']);
  });

  it('replaces the active sanction of the same kind', async () => {
    const inForce: SanctionRow = {
      sanctionId: 12,
      kind: 'BLOCK',
      reason: 'SPAM',
      text: '-',
      memo: null,
      caseId: null,
      givenBy: null,
      givenAt: '',
      until: null,
      liftedAt: null,
      liftNote: null,
      isInForce: true,
    };
    const seen = { ...opened, sanctions: [inForce] };
    expect(await sentOf({ decision: 'HIDE', ...said, kind: 'BLOCK' }, seen)).toMatchObject({
      sanction: { replaces: 12 },
    });
    expect(await sentOf({ decision: 'HIDE', ...said, kind: 'WARN' }, seen)).toMatchObject({
      sanction: { replaces: null },
    });
  });
});
