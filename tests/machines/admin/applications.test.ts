import { expect, it } from 'vitest';
import { entryOf } from '../entry-of.ts';
import { start } from '../start.ts';

const about = { applicationId: 3, version: 7 };
const submitted = { type: 'form.submitted' };
const chosen = (change: object) => ({ type: 'field.changed', change });

it('applicationDecisionMachine approves without a reason and sends the version that was read', async () => {
  const form = start(entryOf('applicationDecision'), about);
  await form.play(chosen({ deed: 'approve' }), submitted, submitted);
  expect(form.asked('save')).toEqual([{ body: { deed: 'approve', id: 3, version: 7, reason: '' } }]);
});

it.each(['more-info', 'reject'])(
  'applicationDecisionMachine requires a reason to %s, and sends nothing without a choice',
  async (deed) => {
    const form = start(entryOf('applicationDecision'), about);
    const unchosen = await form.play(submitted);
    expect(unchosen.context.problems).toMatchObject([{ field: 'deed' }]);
    const silent = await form.play(chosen({ deed }), submitted);
    expect([silent.context.problems, form.asked('save')]).toMatchObject([[{ field: 'reason' }], []]);
    await form.play(chosen({ reason: '서류가 달라요' }), submitted);
    expect(form.asked('save')).toMatchObject([{ body: { deed, reason: '서류가 달라요' } }]);
  },
);
