import { expect, it } from 'vitest';
import { EMPTY_FEED } from '#domain/community/feed-draft.ts';
import { done, failed } from '#proof/entry.ts';
import { entryOf } from '../entry-of.ts';
import { start } from '../start.ts';

const target = { kind: 'create', eventId: '4' };
const words = { ...EMPTY_FEED, eventId: '4' };
const had = [31, 32].map((imageId, sortOrder) => ({ imageId, imageUrl: `${imageId}.webp`, sortOrder }));
const choices = {
  purchases: [{ orderItemId: 1, productName: '고래 로우', productColor: 'BLACK' }],
  events: [{ eventId: 4 }],
  images: [],
};
const form = { ...words, pictures: [] };
const loaded = done('load', { values: form, about: choices });
const loadedWith = done('load', { values: { ...words, pictures: had }, about: { ...choices, images: had } });
const typed = (change: object) => ({ type: 'field.changed', change });
const titled = typed({ title: '새 글' });
const fillings = { title: '새 글', content: '편해요', orderItemId: '1' };
const filled = typed(fillings);
const file = new File(['x'], 'a.png');
const pictured = (...pictures: unknown[]) => typed({ pictures });
const submitted = { type: 'form.submitted' };
const open = (input: unknown = { target }) => start(entryOf('feedEditor'), input);

it('feedEditorMachine offers the bought items and events, with the stored draft', async () => {
  const { play, asked } = open();
  const { context } = await play(loaded);
  expect(asked('load')).toEqual([{ target }]);
  expect(context).toMatchObject({ values: form, about: choices });
});

it('feedEditorMachine accepts no changes while loading, nor after a failure until the retry', async () => {
  const { flow, play } = open();
  expect(flow.snapshot.can(titled)).toBe(false);
  const broken = await play(failed('load', new Error('내가 쓴 피드만 수정할 수 있어요.')));
  expect([broken.hasTag('failed'), broken.context.error]).toEqual([true, '내가 쓴 피드만 수정할 수 있어요.']);
  expect((await play({ type: 'screen.retried' }, loaded)).context.error).toBeNull();
});

it('feedEditorMachine stores every change as a draft', async () => {
  const { play, effects } = open();
  const { context } = await play(loaded, titled, typed({ content: '편해요' }));
  expect(context.values).toEqual({ ...form, title: '새 글', content: '편해요' });
  expect(effects).toEqual([['storeDraft'], ['storeDraft']]);
});

it('feedEditorMachine sends nothing with problems, and shows them until they are solved', async () => {
  const { play, asked, effects } = open();
  const told = await play(loaded, filled, typed({ title: '' }), submitted);
  expect(told.context.problems).toEqual([{ field: 'title', message: '제목을 입력해 주세요.' }]);
  expect([asked('save'), effects.at(-1)]).toEqual([[], ['focusProblem']]);
  expect((await play(titled)).context.problems).toEqual([]);
});

it('feedEditorMachine sends text and pictures once, drops the draft and opens the feed', async () => {
  const { flow, play, asked, effects } = open();
  await play(loaded, filled, pictured(file), submitted, submitted);
  const imageAlts = ['블랙 고래 로우 신은 사진 1'];
  const sent = {
    target,
    form: { ...form, ...fillings, pictures: [file] },
    images: [],
    pairs: undefined,
    imageAlts,
  };
  expect(asked('save')).toEqual([{ body: sent }]);
  await play(done('save', { feedId: 9 }));
  expect(flow.snapshot.status).toBe('done');
  expect(effects.slice(-2)).toEqual([['dropStored'], ['finish', { result: { feedId: 9 } }]]);
});

it('feedEditorMachine keeps typed values after a refusal, and resends the same', async () => {
  const { play, asked, effects } = open();
  const { value, context } = await play(loaded, filled, submitted, failed('save', new Error('거절')));
  expect([value, context.error, context.values.title]).toEqual([{ editing: 'refused' }, '거절', '새 글']);
  expect(effects).toEqual([['storeDraft'], ['focusProblem']]);
  expect((await play(submitted)).context.error).toBeNull();
  expect(asked('save')[1]).toEqual(asked('save')[0]);
});

it('feedEditorMachine edits an existing feed by its id', async () => {
  const { play, asked } = open({ target: { kind: 'edit', feedId: 3 } });
  await play(loaded, filled, submitted);
  expect(asked('save')).toMatchObject([{ body: { target: { kind: 'edit', feedId: 3 } } }]);
});

it('feedEditorMachine shows the stored pictures and sends them with the list before the change', async () => {
  const { play, asked } = open({ target: { kind: 'edit', feedId: 3 } });
  expect((await play(loadedWith)).context.values.pictures).toEqual(had);
  await play(filled, pictured(had[1], file, had[0]), pictured(file, had[1]), submitted);
  expect(asked('save')).toMatchObject([{ body: { images: had, form: { pictures: [file, had[1]] } } }]);
});

it('feedEditorMachine accepts five pictures at most', async () => {
  const { play } = open();
  const files = Array.from({ length: 6 }, (_, index) => new File(['x'], `${index}.png`));
  expect((await play(loaded, pictured(...files))).context.values.pictures).toEqual(files.slice(0, 5));
});

it('feedEditorMachine opens with the present data after a retry', async () => {
  const { play } = open();
  await play(failed('load', new Error('끊김')), { type: 'screen.retried' });
  const { context } = await play(loadedWith);
  expect([context.about.images, context.values.pictures]).toEqual([had, had]);
});

it('feedEditorMachine shows "nothing bought" before anything is typed, but edits existing feeds', async () => {
  const nothing = done('load', { values: form, about: { ...choices, purchases: [] } });
  const closed = await open().play(nothing);
  expect([closed.value, closed.can(titled)]).toEqual(['closed', false]);
  const editing = await open({ target: { kind: 'edit', feedId: 3 } }).play(nothing);
  expect(editing.value).toEqual({ editing: 'typing' });
});

it('feedEditorMachine lists missing fields by the names of the form', async () => {
  const { context } = await open().play(loaded, typed({ hashtags: `${'가'.repeat(101)} 신발` }), submitted);
  const fields = context.problems.map(({ field }: { field: string }) => field);
  expect(new Set(fields)).toEqual(new Set(['title', 'content', 'orderItemId', 'hashtags']));
  expect(context.problems).toContainEqual({ field: 'orderItemId', message: '구매한 상품을 골라 주세요.' });
});

it('feedEditorMachine shows field problems of the server beside the field, and tells a lost answer from a refusal', async () => {
  const { play } = open();
  const named = [{ field: 'title', message: '쓸 수 없는 말이 있어요.' }];
  const refusal = Object.assign(new Error('확인해 주세요.'), { status: 400, fieldProblems: named });
  expect((await play(loaded, filled, submitted, failed('save', refusal))).context.problems).toEqual(named);
  const lost = Object.assign(new Error('응답이 늦어요.'), { status: null });
  expect((await play(submitted, failed('save', lost))).value).toEqual({ editing: 'unanswered' });
});
