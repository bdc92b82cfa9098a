import { expect, it } from 'vitest';
import { done, failed } from '#proof/entry.ts';
import { entryOf } from '../entry-of.ts';
import { start } from '../start.ts';

const pace = { type: 'xstate.after.pace.eventRanking.shown' };

it('asks for nothing while nobody looks, and at once when somebody comes back', async () => {
  const run = start(entryOf('eventRanking'));
  await run.play(done('load', []), { type: 'page.left' });
  expect(run.flow.snapshot.can(pace)).toBe(false);
  expect(run.asked('loadAgain')).toEqual([]);
  const { value } = await run.play({ type: 'page.returned' });
  expect([value, run.asked('loadAgain').length]).toEqual(['refreshing', 1]);
});

it('keeps what it has when nothing new comes', async () => {
  const run = start(entryOf('eventRanking'));
  const first = entryOf('eventRanking').ports.load?.done;
  const { value, context } = await run.play(
    done('load', first),
    pace,
    failed('loadAgain', new Error('끊겼어요.')),
  );
  expect([value, context.first]).toEqual(['shown', first]);
});

it('reads the ranking of an event that is over once, and never again', async () => {
  const entry = entryOf('eventRanking');
  const run = start({ ...entry, input: { eventId: 1, isOver: true } });
  const { value } = await run.play(done('load', []));
  expect([value, run.flow.snapshot.can(pace), run.flow.snapshot.can({ type: 'page.returned' })]).toEqual([
    'closed',
    false,
    false,
  ]);
  await run.play(pace, { type: 'ranking.outdated' });
  expect(run.asked('loadAgain')).toEqual([]);
});
