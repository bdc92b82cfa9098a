import { expect, it } from 'vitest';
import { done, failed, unanswered } from '#proof/entry.ts';
import { footSizeQuestionEntry } from '#proof/members/foot-size-question.proof.ts';
import { start } from '../start.ts';

const change = (values: object) => ({ type: 'field.changed', change: values });
const submitted = { type: 'form.submitted' };
const skipped = { type: 'question.skipped' };

it('feetQuestionMachine sends valid measurements, and no form without them', async () => {
  const { play, asked, effects } = start(footSizeQuestionEntry);
  for (const footSize of ['', '24.5', 'abc', '9'])
    expect((await play(change({ footSize }), submitted)).context.problems[0]?.field).toBe('footSize');
  expect(asked('save')).toEqual([]);
  const { status } = await play(change({ footSize: '245', footWidth: 'WIDE' }), submitted, done('save'));
  expect([status, asked('save')]).toEqual(['done', [{ feet: { footSize: 245, footWidth: 'WIDE' } }]]);
  expect(effects.at(-1)).toEqual(['thank']);
});

it('feetQuestionMachine closes when it is skipped, even if the call fails', async () => {
  for (const [end, state] of [
    [done('skip'), 'answered'],
    [failed('skip', unanswered), 'unheard'],
  ] as const) {
    const { play, effects, asked } = start(footSizeQuestionEntry);
    expect((await play(change({ footSize: '245' }), skipped)).hasTag('open')).toBe(false);
    const { value, tags } = await play(end);
    expect([value, [...tags], effects, asked('save')]).toEqual([state, [], [], []]);
  }
});

it('feetQuestionMachine keeps typed values if the result is unknown', async () => {
  const { play } = start(footSizeQuestionEntry);
  const { value, context } = await play(change({ footSize: '245' }), submitted, failed('save', unanswered));
  expect([value, context.values.footSize]).toEqual([{ asking: 'unanswered' }, '245']);
});
