import { describe, expect, it } from 'vitest';
import type { RewardProcess } from '#domain/events/results/result.ts';
import { type ClosingFacts, failedPayouts } from '#machines/admin/events/event-closing.model.ts';
import { announced, calculated, halted, over, paid, paying } from '#proof/admin/events/event.samples.ts';
import { done, failed } from '#proof/entry.ts';
import { entryOf } from '../entry-of.ts';
import { start } from '../start.ts';

const error = new Error('끊김');
const step = { type: 'step.taken' };
const submitted = { type: 'form.submitted' };
const title = (words: string) => ({ type: 'title.typed', title: words });
const ended: ClosingFacts = { event: over, result: null };
const withResult = (result: ClosingFacts['result']): ClosingFacts => ({ event: over, result });
const begin = async (facts: ClosingFacts) => {
  const flow = start(entryOf('eventClosing'));
  return { ...flow, first: await flow.play(done('load', facts)) };
};
const PACE = { type: 'xstate.after.pace.eventClosing.awaiting' };
const process = (entryOf('eventClosing').ports.pay?.done ?? null) as RewardProcess;

describe('eventSettleMachine opens in the state of the result', () => {
  it.each([
    ['ended', ended],
    ['frozen', { event: { ...over, resultState: 'FROZEN' as const }, result: null }],
    ['reviewing', withResult(calculated)],
    ['announced', withResult(announced)],
    ['awaiting', withResult(paying)],
    ['announced', withResult(halted)],
    ['paid', withResult(paid)],
    ['unsettled', { event: { ...over, state: 'CANCELLED' as const }, result: null }],
    ['unsettled', { event: { ...over, status: 'ONGOING' as const }, result: null }],
  ])('%s', async (state, facts) => {
    expect((await begin(facts)).first.value).toBe(state);
  });
});

describe('eventSettleMachine: a failed step', () => {
  it.each([
    ['freeze', 'ended', ended, [step]],
    ['calculate', 'frozen', { event: { ...over, resultState: 'FROZEN' as const }, result: null }, [step]],
    ['recalculate', 'reviewing', withResult(calculated), [{ type: 'result.questioned' }]],
    ['announce', 'reviewing', withResult(calculated), [step, title(over.title), submitted]],
    ['pay', 'announced', withResult(announced), [step]],
  ])('%s stays in %s and shows the reason', async (port, state, facts, events) => {
    const { play, effects } = await begin(facts);
    const left = await play(...events, failed(port, error));
    expect([left.value, left.context.error, effects]).toEqual([state, '끊김', []]);
    // The next try clears the last error.
    expect((await play(step)).context.error).toBe(
      port === 'announce' || port === 'recalculate' ? '끊김' : null,
    );
  });
});

describe('eventSettleMachine: the announcement', () => {
  it('requires the exact title and sends the number of flagged votes of the result', async () => {
    const { play, asked, effects } = await begin(withResult({ ...calculated, flaggedVotes: 3 }));
    expect((await play(step)).value).toBe('confirming');
    const wrong = await play(title('여름 샌들'), submitted);
    expect([wrong.value, wrong.context.problems]).toEqual([
      'confirming',
      [{ field: 'title', message: '이벤트 제목을 똑같이 적어 주세요.' }],
    ]);
    expect([asked('announce'), effects]).toEqual([[], [['focusProblem']]]);
    await play(title(` ${over.title} `), submitted);
    expect(asked('announce')).toEqual([{ id: 4, title: over.title, flaggedVotes: 3 }]);
    const told = await play(done('announce', announced));
    expect([told.value, told.context.facts.result.state]).toEqual(['announced', 'ANNOUNCED']);
    expect(effects.at(-1)).toEqual(['announceStep']);
  });

  it('of an event without prizes ends the flow', async () => {
    const { play } = await begin(withResult(calculated));
    expect((await play(step, title(over.title), submitted, done('announce', paid))).value).toBe('paid');
  });

  it('requires the title again after it was dismissed', async () => {
    const { play } = await begin(withResult(calculated));
    await play(step, title(over.title), { type: 'announcement.dismissed' });
    expect((await play(step)).context.title).toBe('');
  });
});

describe('eventSettleMachine: payouts', () => {
  it('are polled while the server pays, and polling stops at a failure', async () => {
    const { play, asked } = await begin(withResult(paying));
    expect((await play(PACE, done('look', withResult(paying)))).value).toBe('awaiting');
    expect((await play(PACE, done('look', withResult(halted)))).value).toBe('announced');
    expect(asked('look')).toHaveLength(2);
  });

  it('that failed are listed for winners and participants', () => {
    expect(failedPayouts(withResult(halted)).map(({ userId, reason }) => [userId, reason])).toEqual([
      [9, '탈퇴한 회원이에요.'],
      [77, '차단된 회원이라 지급하지 못했어요.'],
    ]);
    expect(failedPayouts(withResult(paid))).toEqual([]);
    expect(failedPayouts(ended)).toEqual([]);
  });

  it('that failed once are removed from the list after payment', async () => {
    const { play } = await begin(withResult(announced));
    const left = await play(step, done('pay', process), done('look', withResult(paid)));
    expect([left.value, failedPayouts(left.context.facts)]).toEqual(['paid', []]);
  });

  it('stay on the page if polling fails', async () => {
    const { play } = await begin(withResult(paid));
    const stale = await play({ type: 'screen.reloaded' }, failed('look', error));
    expect([stale.value, stale.context.error]).toEqual(['paid', '끊김']);
  });
});
