import { describe, expect, it } from 'vitest';
import { done, failed } from '#proof/entry.ts';
import { claim, rejected } from '#proof/seller/claims.samples.ts';
import { entryOf } from '../entry-of.ts';
import { start } from '../start.ts';

const chosen = (step: string) => ({ type: 'step.chosen', step });

describe('claimDeskMachine', () => {
  it('offers only the steps of the state', async () => {
    const { play } = start(entryOf('claimDesk'));
    await play(done('load', claim));
    expect((await play(chosen('receive'))).value).toBe('open');
    expect((await play(chosen('collect'))).value).toBe('collecting');
    expect((await play({ type: 'step.dropped' }, chosen('complete'))).value).toBe('completing');
    expect((await play({ type: 'step.dropped' }, chosen('reject'))).value).toBe('rejecting');
  });

  it('offers nothing for a decided claim', async () => {
    const { play } = start(entryOf('claimDesk'));
    expect((await play(done('load', rejected), chosen('reject'))).value).toBe('closed');
  });

  it('reloads after a step, and after a late step with a message', async () => {
    const { play, asked, effects } = start(entryOf('claimDesk'));
    await play(done('load', claim), chosen('collect'), { type: 'step.taken' });
    expect(asked('load')).toHaveLength(2);
    await play(done('load', claim), chosen('collect'), { type: 'claim.moved', reason: '먼저 처리됐어요.' });
    const after = await play(done('load', rejected));
    expect([after.value, after.context.error]).toEqual(['closed', '먼저 처리됐어요.']);
    expect(effects.filter(([name]) => name === 'announceMoved')).toHaveLength(2);
  });

  it('drops an earlier failure', async () => {
    const { play } = start(entryOf('claimDesk'));
    await play(failed('load', new Error('잠시 뒤에')), { type: 'screen.retried' });
    expect((await play(done('load', claim))).context.error).toBeNull();
  });
});

describe('claimStepMachine', () => {
  const typed = (change: object) => ({ type: 'field.changed', change });
  const submitted = { type: 'form.submitted' };
  const problemsOf = async (step: string, change: object) => {
    const { play, asked } = start(entryOf('claimStep'), { id: 7, step });
    const { context } = await play(typed(change), submitted);
    return [context.problems.map(({ field }: { field: string }) => field), asked('save').length];
  };

  it('requires the fields of the step and no others', async () => {
    expect(await problemsOf('collect', {})).toEqual([['carrier'], 0]);
    expect(await problemsOf('collect', { carrier: 'CJ대한통운', tracking: '12' })).toEqual([['tracking'], 0]);
    expect(await problemsOf('collect', { carrier: 'CJ대한통운' })).toEqual([[], 1]);
    expect(await problemsOf('receive', {})).toEqual([[], 1]);
    expect(await problemsOf('receive', { note: '가'.repeat(301) })).toEqual([['note'], 0]);
    expect(await problemsOf('complete', {})).toEqual([[], 1]);
    expect(await problemsOf('reject', {})).toEqual([['reason', 'answer'], 0]);
    expect(await problemsOf('reject', { reason: 'WORN', answer: '자국' })).toEqual([[], 1]);
  });

  it('distinguishes a step that came too late from a successful one', async () => {
    const { play, effects } = start(entryOf('claimStep'), { id: 7, step: 'receive' });
    await play(submitted, done('save', { isMoved: true }));
    expect(effects.filter(([name]) => name === 'finish')).toEqual([
      ['finish', { result: { isMoved: true } }],
    ]);
  });
});
