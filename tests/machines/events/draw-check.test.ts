import { expect, it } from 'vitest';
import { checkDraw } from '#domain/events/draw/check-draw.ts';
import { done } from '#proof/entry.ts';
import { drawOfSeven } from '../../domain/events/draws.ts';
import { entryOf } from '../entry-of.ts';
import { start } from '../start.ts';

it('drawCheckMachine reports the result of the check and keeps the downloaded file unchanged', async () => {
  const file = await drawOfSeven();
  const run = start(entryOf('drawCheck'));
  await run.play(done('download', file));
  expect(run.asked('check')).toEqual([{ content: file }]);
  const { value } = await run.play(done('check', await checkDraw(file)));
  // No public randomness: an operator could have known.
  expect(value).toBe('weak');
});

it('drawCheckMachine reports a draw with a replaced winner as broken', async () => {
  const file = await drawOfSeven();
  const forged = {
    ...file,
    draws: file.draws.map((draw) => ({ ...draw, winners: draw.winners.toReversed() })),
  };
  const run = start(entryOf('drawCheck'));
  const { value } = await run.play(done('download', forged), done('check', await checkDraw(forged)));
  expect(value).toBe('broken');
});
