import { expect, it } from 'vitest';
import { done, failed } from '#proof/entry.ts';
import { entryOf } from '../entry-of.ts';
import { start } from '../start.ts';

const toggled = { type: 'mark.toggled' };
const answered = (on: boolean, count: number) => done('toggle', { on, count });
const like = (on: boolean, count: number) =>
  // Any row of the kit's chart stands for all of them.
  start(entryOf('feedReaction'), { id: 7, mark: { on, count } });

it('createToggleMachine changes at once and sends this toggle', async () => {
  const { play, asked } = like(false, 3);
  const { value, context } = await play(toggled);
  expect([value, context.shown, context.confirmed]).toEqual([
    'saving',
    { on: true, count: 4 },
    { on: false, count: 3 },
  ]);
  expect(asked('toggle')).toEqual([{ id: 7, on: true }]);
});

it('createToggleMachine shows the count of the server, which includes others', async () => {
  const { value, context } = await like(false, 3).play(toggled, answered(true, 9));
  expect([value, context.shown]).toEqual(['settled', { on: true, count: 9 }]);
});

it('createToggleMachine reverts with a toast after a refusal', async () => {
  const { play, effects } = like(true, 3);
  await play(toggled);
  const { value, context } = await play(failed('toggle', new Error('끊김')));
  expect([value, context.shown]).toEqual(['settled', { on: true, count: 3 }]);
  expect(effects).toEqual([['notify', { reason: '끊김' }]]);
});

it('createToggleMachine toggles back after the first answer if it was pressed twice meanwhile', async () => {
  const { play, asked } = like(false, 3);
  const between = await play(toggled, toggled, answered(true, 4));
  expect([between.value, between.context.shown.on]).toEqual(['saving', false]);
  expect(asked('toggle')).toEqual([true, false].map((on) => ({ id: 7, on })));
  const { value, context } = await play(answered(false, 3));
  expect([value, context.shown]).toEqual(['settled', { on: false, count: 3 }]);
});

it('createToggleMachine sends one call for three presses, whose last state equals the first', async () => {
  const { play, asked } = like(false, 3);
  const { value } = await play(toggled, toggled, toggled, answered(true, 4));
  expect([value, asked('toggle').length]).toEqual(['settled', 1]);
});

it('createToggleMachine reverts to the last confirmed state, not to the initial one', async () => {
  const { play } = like(false, 3);
  await play(toggled, toggled, answered(true, 4));
  const { context } = await play(failed('toggle', new Error('x')));
  expect(context.shown).toEqual({ on: true, count: 4 });
});

it('createToggleMachine never shows a negative count', async () => {
  expect((await like(true, 0).play(toggled)).context.shown).toEqual({ on: false, count: 0 });
});
