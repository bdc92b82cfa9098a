import { describe, expect, it } from 'vitest';
import { NO_ANSWERS } from '#domain/reviews/review-draft.ts';
import type { ReviewOpening } from '#machines/reviews/review-editor.model.ts';
import { done, failed } from '#proof/entry.ts';
import { entryOf } from '../entry-of.ts';
import { start } from '../start.ts';

const item = {
  orderItemId: 3,
  productId: 1,
  productName: '신발',
  productImageUrl: null,
  points: 100,
  option: '화이트 240mm',
};
const images = [4, 5, 6].map((reviewImageId, imageOrder) => ({
  reviewImageId,
  imageUrl: `images/reviews/${reviewImageId}.webp`,
  imageOrder,
}));
const opening: ReviewOpening = {
  values: { ...NO_ANSWERS, images, files: [] },
  about: { item, images },
};
const target = { kind: 'create', productId: 1, orderItemId: null } as const;
const answers = {
  rating: 4,
  title: '편안한 신발',
  content: '하루 종일 신어도 편해요.',
  sizeFit: 'NORMAL',
  cushion: 'SOFT',
  stability: 'STABLE',
};

describe('reviewEditorMachine', () => {
  const picture = new File(['x'], 'a.webp');
  const sent = { type: 'form.submitted' };
  const changed = (change: object) => ({ type: 'field.changed', change });
  const rated = changed({ rating: 4 });
  const filled = changed(answers);
  const left = (...ids: number[]) =>
    changed({ images: images.filter((one) => ids.includes(one.reviewImageId)) });

  async function open(loaded: ReviewOpening = opening) {
    const editor = start(entryOf('reviewEditor'), { target });
    await editor.play(done('load', loaded));
    return editor;
  }

  it('loads what can be reviewed of the product', async () => {
    const { asked, flow } = await open();
    expect([asked('load'), flow.snapshot.value]).toEqual([[{ target }], { editing: 'typing' }]);
  });

  it('shows "nothing to review" before anything can be typed', async () => {
    const { flow } = await open({ ...opening, about: { item: null, images: [] } });
    expect([flow.snapshot.value, flow.snapshot.can(rated)]).toEqual(['closed', false]);
  });

  it('keeps problems and sends nothing while there are any; a changed answer drops its own', async () => {
    const { play, asked, effects } = await open();
    const wrong = await play(filled, changed({ rating: 0, title: '' }), sent);
    const fields = (snapshot: typeof wrong) =>
      new Set(snapshot.context.problems.map(({ field }: { field: string }) => field));
    expect([wrong.value, fields(wrong), asked('save')]).toEqual([
      { editing: 'typing' },
      new Set(['title', 'rating']),
      [],
    ]);
    expect(effects.at(-1)).toEqual(['focusProblem']);
    expect(fields(await play(rated))).toEqual(new Set(['title']));
    expect((await play(filled, sent)).context.problems).toEqual([]);
  });

  it('stores the draft with every answer', async () => {
    const { play, effects } = await open();
    const { context } = await play(rated, changed({ title: '편해요' }));
    expect(context.values).toEqual({ ...opening.values, rating: 4, title: '편해요' });
    expect(effects).toEqual([['storeDraft'], ['storeDraft']]);
  });

  it('sends the form once, and deletes every removed picture', async () => {
    const { play, asked } = await open();
    await play(filled, left(5), changed({ files: [picture] }), sent, sent);
    const form = { ...NO_ANSWERS, ...answers };
    expect(asked('save')).toEqual([{ body: { target, item, form, droppedIds: [4, 6], images: [picture] } }]);
  });

  it('accepts five pictures at most, stored ones included', async () => {
    const { play } = await open();
    const files = Array.from({ length: 4 }, (_, index) => new File(['x'], `${index}.webp`));
    expect((await play(changed({ files }))).context.values.files).toEqual(files.slice(0, 2));
    expect((await play(left(), changed({ files }))).context.values.files).toEqual(files);
  });

  it('keeps typed values after a refusal, and shows the points after a success', async () => {
    const { play, effects } = await open();
    const refused = await play(filled, sent, failed('save', new Error('거절')));
    expect(refused.value).toEqual({ editing: 'refused' });
    expect(refused.context).toMatchObject({ error: '거절', values: { rating: 4 } });
    effects.length = 0;
    expect((await play(sent)).context.error).toBeNull();
    const result = { productId: 1, message: '100포인트를 드렸어요.' };
    const { status } = await play(done('save', result));
    expect([status, effects]).toEqual(['done', [['dropStored'], ['finish', { result }]]]);
  });
});
