import { expect, it } from 'vitest';
import { done, failed } from '#proof/entry.ts';
import { optionChangeEntry } from '#proof/trade/cart.proof.ts';
import { start } from '../start.ts';

const opened = { type: 'dialog.opened' } as const;
const closed = { type: 'dialog.closed' } as const;
const chosen = { type: 'option.chosen', optionId: 3 } as const;
const options = optionChangeEntry.ports.load?.done;
const loaded = done('load', options);

it('optionChangeMachine loads the options when it opens, and not before', async () => {
  const { flow, play, asked } = start(optionChangeEntry);
  expect(flow.calls).toEqual([]);
  expect((await play(opened)).hasTag('busy')).toBe(true);
  expect(asked('load')).toEqual([{ productId: 1 }]);
  expect((await play(loaded)).context.options).toEqual(options);
});

it('optionChangeMachine changes the line once and closes', async () => {
  const { play, effects } = start(optionChangeEntry);
  const { value } = await play(opened, loaded, chosen, chosen);
  expect(value).toBe('closed');
  expect(effects).toEqual([['changeLine', { optionId: 3 }]]);
});

it('optionChangeMachine changes nothing before the options are loaded, nor while closed', async () => {
  const { play, effects } = start(optionChangeEntry);
  await play(opened, chosen, loaded, closed, chosen);
  expect(effects).toEqual([]);
});

it('optionChangeMachine loads them again at each opening, because stock changes', async () => {
  const { play, asked } = start(optionChangeEntry);
  await play(opened, loaded, closed, opened);
  expect(asked('load').length).toBe(2);
});

it('optionChangeMachine shows why loading failed, and retries', async () => {
  const { flow, play } = start(optionChangeEntry);
  await play(opened, failed('load', new Error('점검 중')));
  expect([flow.snapshot.hasTag('failed'), flow.snapshot.context.error]).toEqual([true, '점검 중']);
  await play({ type: 'screen.retried' });
  const { context, tags } = await play(loaded);
  expect([context.error, [...tags].toSorted()]).toEqual([null, ['open', 'ready']]);
});
