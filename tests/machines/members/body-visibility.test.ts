import { expect, it } from 'vitest';
import { done, failed } from '#proof/entry.ts';
import { bodyVisibilityEntry } from '#proof/members/account/body-visibility.proof.ts';
import { start } from '../start.ts';

const choose = (visibility: string) => ({ type: 'visibility.chosen', visibility });
async function open(visibility = 'PRIVATE') {
  const flow = start(bodyVisibilityEntry);
  await flow.play(done('load', { visibility }));
  return flow;
}

it('bodyVisibilityMachine shows and sends a choice at once, and ignores another one while saving', async () => {
  const { play, asked } = await open();
  const { value, context } = await play(choose('REVIEWS'), choose('PUBLIC'));
  expect([value, context.wanted]).toEqual(['saving', 'REVIEWS']);
  expect(asked('save')).toEqual([{ visibility: 'REVIEWS' }]);
  const saved = await play(done('save'));
  expect([saved.value, saved.context]).toEqual([
    { choosing: 'saved' },
    { visibility: 'REVIEWS', wanted: 'REVIEWS', error: null },
  ]);
});

it('bodyVisibilityMachine reverts to the stored choice after a refusal', async () => {
  const { play } = await open('REVIEWS');
  const { value, context } = await play(choose('PUBLIC'), failed('save', new Error('끊김')));
  expect([value, context.visibility, context.wanted]).toEqual([
    { choosing: 'refused' },
    'REVIEWS',
    'REVIEWS',
  ]);
  expect(context.error).not.toBeNull();
});

it('bodyVisibilityMachine sends nothing for the stored choice', async () => {
  const { play, asked } = await open('PUBLIC');
  await play(choose('PUBLIC'));
  expect(asked('save')).toEqual([]);
});
