import { expect, it } from 'vitest';
import { done, failed } from '#machines/kit/entry.ts';
import { subject } from '#machines/orders/samples.entry.ts';
import { entryOf } from './entry-of.ts';
import { start } from './start.ts';

const refund = { cash: 93_000, points: 0, deliveryRefund: 0, deliveryCharge: 6_000, couponRestored: false };
const full = { ...refund, cash: 99_000, deliveryCharge: 0 };
const change = (part: Record<string, unknown>) => ({ type: 'draft.changed', change: part });
const submitted = { type: 'claim.submitted' };
const ids = { orderId: 31, orderItemId: 11 };

async function open(other = subject) {
  const claim = start(entryOf('orderClaim'));
  await claim.play(done('load', other));
  return claim;
}

it.each([
  ['the time is over', { ...subject, window: 'closed' as const }],
  ['a request is open', { ...subject, line: { ...subject.line, openClaim: 'REQUESTED' } }],
])('takes no request when %s', async (_, other) => {
  const { flow } = await open(other);
  expect([flow.snapshot.value, flow.snapshot.can(submitted)]).toEqual(['closed', false]);
});

it('shows what comes back for the reason chosen last', async () => {
  const { play, asked } = await open();
  await play(change({ reason: 'SIZE' }), change({ reason: 'DEFECT' }));
  expect(asked('preview')).toEqual([
    { ...ids, reason: 'SIZE' },
    { ...ids, reason: 'DEFECT' },
  ]);
  const shown = await play(done('preview', full));
  expect([shown.context.refund, shown.value]).toEqual([full, { editing: 'idle' }]);
});

it('drops a preview that nobody asks for any more', async () => {
  const { play, flow } = await open();
  const { value, context } = await play(change({ reason: 'SIZE' }), change({ reason: '' }));
  expect([value, context.refund]).toEqual([{ editing: 'idle' }, null]);
  await flow.calls.find(({ id }) => id === 'preview')?.settle({ output: refund });
  expect(flow.snapshot.context.refund).toBeNull();
});

it('forgets a failed preview once another one answers', async () => {
  const { play } = await open();
  const told = await play(change({ reason: 'SIZE' }), failed('preview', new Error('점검 중이에요.')));
  expect(told.context.error).toBe('점검 중이에요.');
  const { context } = await play(change({ reason: 'DEFECT' }), done('preview', full));
  expect([context.error, context.refund]).toEqual([null, full]);
});

it('names what is missing, puts the focus there, and lets a change take it back', async () => {
  const { play, effects, asked } = await open();
  const exchange = await play(change({ type: 'EXCHANGE' }), submitted);
  const fields = exchange.context.problems.map(({ field }: { field: string }) => field);
  expect([fields, effects, asked('send')]).toEqual([['reason'], [['storeDraft'], ['focusProblem']], []]);
  const still = await play(change({ reason: 'SIZE' }), submitted);
  expect(still.context.problems).toEqual([{ field: 'newOptionId', message: '바꿀 사이즈를 골라 주세요.' }]);
  await play(change({ newOptionId: 2 }), submitted);
  expect(asked('send')).toMatchObject([{ form: { type: 'EXCHANGE', reason: 'SIZE', newOptionId: 2 } }]);
});

it('sends a return without the size that was picked for an exchange', async () => {
  const { play, asked } = await open();
  await play(change({ type: 'EXCHANGE', newOptionId: 2 }), change({ type: 'RETURN' }));
  await play(change({ reason: 'SIZE' }), done('preview', refund), submitted);
  expect(asked('send')).toMatchObject([{ form: { type: 'RETURN', newOptionId: null } }]);
});

it('keeps what was typed after a refusal, and tells once it is sent', async () => {
  const { play, effects } = await open();
  await play(change({ reason: 'SIZE', detail: '작아요' }), done('preview', refund), submitted);
  const { value, context } = await play(failed('send', new Error('이미 처리 중인 요청이 있어요.')));
  expect([value, context.error, context.draft.detail]).toEqual([
    { editing: 'idle' },
    '이미 처리 중인 요청이 있어요.',
    '작아요',
  ]);
  const { status } = await play(submitted, done('send'));
  expect([status, effects.at(-1)]).toEqual(['done', ['announce']]);
});

it('opens as it was left, with what comes back for the reason that was chosen', async () => {
  const draft = { type: 'RETURN', reason: 'SIZE', detail: '작아요', newOptionId: null };
  const { play, asked } = start(entryOf('orderClaim'), { ...ids, draft });
  const opened = await play(done('load', subject));
  expect([opened.value, opened.context.draft]).toEqual([{ editing: 'previewing' }, draft]);
  expect(asked('preview')).toEqual([{ ...ids, reason: 'SIZE' }]);
});
