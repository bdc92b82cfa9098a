import { expect, it } from 'vitest';
import { done, failed } from '#proof/entry.ts';
import { entryOf } from '../entry-of.ts';
import { start } from '../start.ts';

const cancel = { kind: 'cancel', orderId: 31, orderItemIds: [11] };
const asked = { type: 'action.asked', action: cancel };
const other = { type: 'action.asked', action: { ...cancel, orderItemIds: [12] } };
const refund = {
  cash: 99_000,
  points: 500,
  deliveryRefund: 0,
  deliveryCharge: 0,
  outboundCharge: 0,
  couponRestored: true,
};
const yes = { type: 'action.confirmed' };
const begin = () => start(entryOf('orderAction'));

it('orderActionMachine shows the refund in the confirmation, and sends exactly the confirmed lines', async () => {
  const flow = begin();
  const asking = await flow.play(asked, other, done('preview', refund));
  expect([asking.hasTag('open'), asking.context.refund]).toEqual([true, refund]);
  const sending = await flow.play(yes, yes);
  expect([sending.hasTag('saving'), flow.asked('send')]).toEqual([true, [{ action: cancel }]]);
  await flow.play(done('send'));
  expect(flow.effects).toEqual([['announce', { action: cancel }]]);
});

it('orderActionMachine sends nothing if dismissed, and shows the next confirmation without the old refund', async () => {
  const flow = begin();
  await flow.play(asked, done('preview', refund), { type: 'action.dismissed' });
  const next = await flow.play(other);
  expect([next.context.refund, flow.asked('send'), flow.effects]).toEqual([null, [], []]);
});

it.each([
  ['the refund is unknown', [failed('preview', new Error('이미 배송이 시작됐어요.'))]],
  [
    'the parcel is on its way meanwhile',
    [done('preview', refund), yes, failed('send', new Error('이미 배송이 시작됐어요.'))],
  ],
])('orderActionMachine shows the reason and keeps the order when %s', async (_, steps) => {
  const flow = begin();
  const { value } = await flow.play(asked, ...steps);
  expect([value, flow.effects]).toEqual(['idle', [['notify', { reason: '이미 배송이 시작됐어요.' }]]]);
  expect(flow.flow.snapshot.can(asked)).toBe(true);
});

it('orderActionMachine drops the preview if it is dismissed before the refund is loaded', async () => {
  const flow = begin();
  expect((await flow.play(asked)).value).toBe('previewing');
  expect((await flow.play({ type: 'action.dismissed' })).value).toBe('idle');
  await flow.flow.calls[0]?.settle({ output: refund });
  expect([flow.flow.snapshot.value, flow.flow.snapshot.context.refund]).toEqual(['idle', null]);
  // The next question is about other lines.
  await flow.play(other);
  expect(flow.asked('preview')).toEqual([{ action: cancel }, { action: other.action }]);
});

it('orderActionMachine accepts the next action after the first is done', async () => {
  const flow = begin();
  const ended = await flow.play(asked, done('preview', refund), yes, done('send'));
  expect([ended.value, ended.can(asked)]).toEqual(['idle', true]);
});
