import { expect, it } from 'vitest';
import { MAX_CLAIM_IMAGES } from '#domain/trade/claim.ts';
import { done, failed } from '#proof/entry.ts';
import { subject } from '#proof/samples/trade/orders-samples.entry.ts';
import { entryOf } from '../entry-of.ts';
import { start } from '../start.ts';

const refund = { cash: 93_000, points: 0, deliveryRefund: 0, deliveryCharge: 6_000, couponRestored: false };
const full = { ...refund, cash: 99_000, deliveryCharge: 0 };
const change = (part: Record<string, unknown>) => ({ type: 'draft.changed', change: part });
const submitted = { type: 'claim.submitted' };
const ids = { orderId: 31, orderItemId: 11 };

async function open(other = subject) {
  const claim = start(entryOf('orderClaim'), ids);
  expect(claim.asked('load')).toEqual([ids]);
  await claim.play(done('load', other));
  return claim;
}

it.each([
  ['the time is over', { ...subject, window: 'closed' as const }],
  ['a request is open', { ...subject, line: { ...subject.line, openClaim: 'REQUESTED' } }],
])('takes no request when %s', async (_, other) => {
  const draft = { type: 'RETURN', reason: 'SIZE', detail: '작아요', newOptionId: null };
  // Nor when one was begun while there still was time.
  const { play, asked } = start(entryOf('orderClaim'), { ...ids, draft });
  const { value, context } = await play(done('load', other), submitted);
  expect([value, context.subject, asked('preview'), asked('send')]).toEqual(['closed', other, [], []]);
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

it.each([
  ['another reason', change({ reason: 'DEFECT' })],
  ['an exchange', change({ type: 'EXCHANGE' })],
  ['no reason', change({ reason: '' })],
])('shows no more what came back before %s was chosen', async (_, changed) => {
  const { play } = await open();
  expect((await play(change({ reason: 'SIZE' }), done('preview', refund))).context.refund).toEqual(refund);
  expect((await play(changed)).context.refund).toBeNull();
});

it('keeps what comes back, and asks nothing anew, when only words change', async () => {
  const { play, asked, effects } = await open();
  await play(change({ reason: 'SIZE' }), done('preview', refund));
  const { value, context } = await play(change({ detail: '작아요' }));
  expect([value, context.refund, asked('preview').length]).toEqual([{ editing: 'idle' }, refund, 1]);
  expect(effects).toEqual([['storeDraft'], ['storeDraft']]);
  // Words that are typed while it is computed do not end that.
  const typing = await play(change({ reason: 'DEFECT' }), change({ detail: '커요' }));
  expect(typing.value).toEqual({ editing: 'previewing' });
});

it('sends the chosen pictures, as many as a request takes', async () => {
  const { play, asked } = await open();
  const pictures = Array.from({ length: 9 }, (_, index) => new File(['x'], `${index}.webp`));
  const chosen = await play({ type: 'images.chosen', images: pictures });
  expect(chosen.context.images).toEqual(pictures.slice(0, MAX_CLAIM_IMAGES));
  await play(change({ reason: 'SIZE' }), done('preview', refund), submitted);
  expect(asked('send')).toMatchObject([{ images: pictures.slice(0, MAX_CLAIM_IMAGES) }]);
});

it('forgets a failed preview once another one answers', async () => {
  const { play } = await open();
  const told = await play(change({ reason: 'SIZE' }), failed('preview', new Error('점검 중이에요.')));
  expect([told.value, told.context.error]).toEqual([{ editing: 'idle' }, '점검 중이에요.']);
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
  const mended = await play(change({ newOptionId: 2 }));
  expect(mended.context.problems).toEqual([]);
  await play(submitted);
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
  expect(opened.context.subject).toEqual(subject);
  expect(asked('preview')).toEqual([{ ...ids, reason: 'SIZE' }]);
});

it('shows the problems that the server names, beside their fields', async () => {
  const { play } = await open();
  const problems = [{ field: 'detail', message: '자세히 적어 주세요.' }];
  const refusal = Object.assign(new Error('입력을 확인해 주세요.'), { fieldProblems: problems });
  await play(change({ reason: 'SIZE' }), done('preview', refund), submitted);
  expect((await play(failed('send', refusal))).context.problems).toEqual(problems);
});
