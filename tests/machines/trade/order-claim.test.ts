import { expect, it } from 'vitest';
import { MAX_CLAIM_IMAGES } from '#domain/policies/returns.ts';
import { NO_CLAIM } from '#machines/trade/claim-draft.ts';
import { done, failed } from '#proof/entry.ts';
import { subject } from '#proof/trade/claims.samples.ts';
import { entryOf } from '../entry-of.ts';
import { start } from '../start.ts';

const change = (part: Record<string, unknown>) => ({ type: 'field.changed', change: part });
const submitted = { type: 'form.submitted' };
const target = { orderId: 31, orderItemId: 11 };
const begun = { ...NO_CLAIM, reason: 'SIZE', detail: '작아요', pickupOn: '2026-11-24' };
const BLANK = { ...NO_CLAIM, pickupOn: '2026-11-24' };
const opening = (about: typeof subject, draft: object = BLANK) =>
  done('load', { values: { ...draft, images: [] }, about });

async function open(other = subject) {
  const claim = start(entryOf('orderClaim'), { target });
  expect(claim.asked('load')).toEqual([{ target }]);
  await claim.play(opening(other));
  return claim;
}

it.each([
  ['the time is over', { ...subject, window: 'closed' as const }],
  ['a request is open', { ...subject, line: { ...subject.line, openClaim: 'REQUESTED' } }],
])('orderClaimMachine is closed when %s', async (_, other) => {
  // The same applies to a claim begun before the deadline.
  const { play, asked } = start(entryOf('orderClaim'), { target });
  const { value, context } = await play(opening(other, begun), submitted);
  expect([value, context.about, asked('save')]).toEqual(['closed', other, []]);
});

it('orderClaimMachine sends the chosen pictures up to the limit', async () => {
  const { play, asked } = await open();
  const pictures = Array.from({ length: 9 }, (_, index) => new File(['x'], `${index}.webp`));
  const chosen = await play(change({ images: pictures }));
  expect(chosen.context.values.images).toEqual(pictures.slice(0, MAX_CLAIM_IMAGES));
  await play(change({ reason: 'SIZE' }), submitted);
  expect(asked('save')).toMatchObject([{ body: { images: pictures.slice(0, MAX_CLAIM_IMAGES) } }]);
});

it('orderClaimMachine lists missing fields, focuses the first, and drops a problem with a change', async () => {
  const { play, effects, asked } = await open();
  const exchange = await play(change({ type: 'EXCHANGE' }), submitted);
  const fields = exchange.context.problems.map(({ field }: { field: string }) => field);
  expect([fields, effects, asked('save')]).toEqual([['reason'], [['storeDraft'], ['focusProblem']], []]);
  const still = await play(change({ reason: 'SIZE' }), submitted);
  expect(still.context.problems).toEqual([{ field: 'newOptionId', message: '바꿀 사이즈를 골라 주세요.' }]);
  const mended = await play(change({ newOptionId: 2 }));
  expect(mended.context.problems).toEqual([]);
  await play(submitted);
  const form = { type: 'EXCHANGE', reason: 'SIZE', newOptionId: 2 };
  expect(asked('save')).toMatchObject([{ body: { form } }]);
});

it('orderClaimMachine sends a return without the option that was picked for an exchange', async () => {
  const { play, asked } = await open();
  await play(change({ type: 'EXCHANGE', newOptionId: 2 }), change({ type: 'RETURN' }));
  await play(change({ reason: 'SIZE' }), submitted);
  expect(asked('save')).toMatchObject([{ body: { form: { type: 'RETURN', newOptionId: null } } }]);
});

it('orderClaimMachine keeps typed values after a refusal, and reports success', async () => {
  const { play, effects } = await open();
  await play(change({ reason: 'SIZE', detail: '작아요' }), submitted);
  const { value, context } = await play(failed('save', new Error('이미 처리 중인 요청이 있어요.')));
  expect([value, context.error, context.values.detail]).toEqual([
    { editing: 'refused' },
    '이미 처리 중인 요청이 있어요.',
    '작아요',
  ]);
  const { status } = await play(submitted, done('save'));
  expect([status, effects.at(-2), effects.at(-1)?.[0]]).toEqual(['done', ['dropStored'], 'finish']);
});

it('orderClaimMachine opens with the stored draft', async () => {
  const { play } = start(entryOf('orderClaim'), { target });
  const opened = await play(opening(subject, begun));
  expect([opened.value, opened.context.values]).toEqual([{ editing: 'typing' }, { ...begun, images: [] }]);
  expect(opened.context.about).toEqual(subject);
});

it('orderClaimMachine shows the field problems of the server beside their fields', async () => {
  const { play } = await open();
  const problems = [{ field: 'detail', message: '자세히 적어 주세요.' }];
  const refusal = Object.assign(new Error('입력을 확인해 주세요.'), { fieldProblems: problems });
  await play(change({ reason: 'SIZE' }), submitted);
  expect((await play(failed('save', refusal))).context.problems).toEqual(problems);
});

it('orderClaimMachine requires a day for a pickup, and sends none with an own parcel', async () => {
  const { play, asked } = await open();
  const none = await play(change({ reason: 'SIZE', pickupOn: null }), submitted);
  expect(none.context.problems).toEqual([{ field: 'pickupOn', message: '수거할 날을 골라 주세요.' }]);
  await play(change({ method: 'OWN', pickupOn: '2026-11-25', pickupPlace: '문 앞' }), submitted);
  expect(asked('save')).toMatchObject([
    { body: { form: { method: 'OWN', pickupOn: null, pickupPlace: '' } } },
  ]);
});
