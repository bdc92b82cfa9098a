import { expect, it } from 'vitest';
import { done, failed } from '#proof/entry.ts';
import { entryOf } from '../entry-of.ts';
import { start } from '../start.ts';

const pace = { type: 'xstate.after.pace.eventRanking.shown' };

it('eventRankingMachine does not poll while the page is hidden, and loads at once when it is visible', async () => {
  const run = start(entryOf('eventRanking'));
  await run.play(done('load', []), { type: 'page.left' });
  expect(run.flow.snapshot.can(pace)).toBe(false);
  expect(run.asked('loadAgain')).toEqual([]);
  const { value } = await run.play({ type: 'page.returned' });
  expect([value, run.asked('loadAgain').length]).toEqual(['refreshing', 1]);
});

it('eventRankingMachine keeps its entries if polling fails', async () => {
  const run = start(entryOf('eventRanking'));
  const first = entryOf('eventRanking').ports.load?.done;
  const { value, context } = await run.play(
    done('load', first),
    pace,
    failed('loadAgain', new Error('끊겼어요.')),
  );
  expect([value, context.first]).toEqual(['shown', first]);
});

it('eventRankingMachine loads the ranking of an ended event once', async () => {
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
