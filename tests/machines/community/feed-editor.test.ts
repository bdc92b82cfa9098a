import { expect, it } from 'vitest';
import { done, failed } from '#proof/entry.ts';
import { entryOf } from '../entry-of.ts';
import { start } from '../start.ts';

const target = { kind: 'create', eventId: '4' };
const form = { title: '', content: '', orderItemId: '', eventId: '4', instagramId: '', hashtags: '' };
const had = [31, 32].map((imageId, sortOrder) => ({ imageId, imageUrl: `${imageId}.webp`, sortOrder }));
const choices = { form, purchases: [{ orderItemId: 1 }], events: [{ eventId: 4 }], images: [] };
const loaded = done('load', choices);
const loadedWith = done('load', { ...choices, images: had });
const titled = { type: 'field.changed', field: 'title', value: '새 글' };
const file = new File(['x'], 'a.png');
const pictured = (...pictures: unknown[]) => ({ type: 'pictures.changed', pictures });
const submitted = { type: 'form.submitted', problems: {} };
const bad = { type: 'form.submitted', problems: { title: '제목을 입력해 주세요.' } };
const open = (input: unknown = { target }) => start(entryOf('feedEditor'), input);

it('offers what the member bought and the events, in the form as it was left', async () => {
  const { play, asked } = open();
  const { context } = await play(loaded);
  expect(asked('load')).toEqual([{ target }]);
  expect(context).toMatchObject({ form, purchases: [{ orderItemId: 1 }], events: [{ eventId: 4 }] });
});

it('cannot be written in before that, nor after a failure until it is tried again', async () => {
  const { flow, play } = open();
  expect(flow.snapshot.can(titled)).toBe(false);
  const broken = await play(failed('load', new Error('내가 쓴 피드만 바꿀 수 있어요.')));
  expect([broken.hasTag('failed'), broken.context.error]).toEqual([true, '내가 쓴 피드만 바꿀 수 있어요.']);
  expect((await play({ type: 'screen.retried' }, loaded)).context.error).toBeNull();
});

it('keeps each change as a draft', async () => {
  const { play, effects } = open();
  const { context } = await play(loaded, titled, { ...titled, field: 'content', value: '편해요' });
  expect(context.form).toEqual({ ...form, title: '새 글', content: '편해요' });
  expect(effects).toEqual([['keepDraft'], ['keepDraft']]);
});

it('sends nothing while there are problems, and shows them until they are solved', async () => {
  const { play, asked } = open();
  expect((await play(loaded, bad)).context.problems).toEqual(bad.problems);
  expect(asked('save')).toEqual([]);
  expect((await play(titled, submitted)).context.problems).toEqual({});
});

it('is sent once with words and pictures, then dropped as a draft and opened as a feed', async () => {
  const { flow, play, asked, effects } = open();
  await play(loaded, titled, pictured(file), submitted, submitted);
  const sent = { target, form: { ...form, title: '새 글' }, images: [], pictures: [file] };
  expect(asked('save')).toEqual([sent]);
  await play(done('save', { feedId: 9 }));
  expect(flow.snapshot.status).toBe('done');
  expect(effects.slice(1)).toEqual([['dropDraft'], ['openFeed', { feedId: 9 }]]);
});

it('keeps everything typed after a refusal, and the resend is the same', async () => {
  const { play, asked, effects } = open();
  const { value, context } = await play(loaded, titled, submitted, failed('save', new Error('거절')));
  expect([value, context.error, context.form.title]).toEqual(['editing', '거절', '새 글']);
  expect(effects).toEqual([['keepDraft']]);
  expect((await play(submitted)).context.error).toBeNull();
  expect(asked('save')[1]).toEqual(asked('save')[0]);
});

it('edits an existing feed by its id', async () => {
  const { play, asked } = open({ target: { kind: 'edit', feedId: 3 } });
  await play(loaded, titled, submitted);
  expect(asked('save')).toMatchObject([{ target: { kind: 'edit', feedId: 3 } }]);
});

it('shows the pictures that the feed has, and sends them with what it had before', async () => {
  const { play, asked } = open({ target: { kind: 'edit', feedId: 3 } });
  expect((await play(loadedWith)).context.pictures).toEqual(had);
  await play(pictured(had[1], file, had[0]), pictured(file, had[1]), submitted);
  expect(asked('save')).toMatchObject([{ images: had, pictures: [file, had[1]] }]);
});

it('takes five pictures at most', async () => {
  const { play } = open();
  const files = Array.from({ length: 6 }, (_, index) => new File(['x'], `${index}.png`));
  expect((await play(loaded, pictured(...files))).context.pictures).toEqual(files.slice(0, 5));
});

it('begins with what is there when it is tried again', async () => {
  const { play } = open();
  await play(failed('load', new Error('끊김')), { type: 'screen.retried' });
  expect((await play(loadedWith)).context).toMatchObject({ images: had, pictures: had });
});
