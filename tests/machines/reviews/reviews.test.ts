import { describe, expect, it } from 'vitest';
import type { ReviewDraft } from '#machines/reviews/review-editor.model.ts';
import { done, failed } from '#proof/entry.ts';
import { entryOf } from '../entry-of.ts';
import { start } from '../start.ts';

const form = { rating: 0, title: '', content: '', sizeFit: '', cushion: '', stability: '', showBody: false };
const item = {
  orderItemId: 3,
  productId: 1,
  productName: '신발',
  productImageUrl: null,
  points: 100,
  option: '화이트 240mm',
};
const draft: ReviewDraft = {
  form,
  item,
  images: [4, 5, 6].map((reviewImageId, imageOrder) => ({
    reviewImageId,
    imageUrl: `images/reviews/${reviewImageId}.webp`,
    imageOrder,
  })),
};
const target = { kind: 'create', productId: 1, orderItemId: null } as const;

describe('review editor', () => {
  const picture = new File(['x'], 'a.webp');
  const sent = { type: 'form.submitted', images: [picture], problems: {} };
  const rated = { type: 'answer.changed', change: { rating: 4 } };
  const dropped = (imageId: number) => ({ type: 'image.dropped', imageId });

  async function open(loaded: ReviewDraft = draft) {
    const editor = start(entryOf('reviewEditor'), { target });
    await editor.play(done('load', loaded));
    return editor;
  }

  it('asks what can be reviewed of this product', async () => {
    const { asked, flow } = await open();
    expect([asked('load'), flow.snapshot.value]).toEqual([[{ target }], 'editing']);
  });

  it('says that there is nothing to review before anything can be typed', async () => {
    const { flow } = await open({ ...draft, item: null });
    expect([flow.snapshot.value, flow.snapshot.can(rated)]).toEqual(['blocked', false]);
  });

  it('keeps problems and sends nothing while there are any, and forgets them with the next try', async () => {
    const { play, asked } = await open();
    const problems = { rating: '별점을 골라 주세요.' };
    const wrong = await play({ ...sent, problems });
    expect([wrong.value, wrong.context.problems, asked('save')]).toEqual(['editing', problems, []]);
    expect((await play(rated, sent)).context.problems).toEqual({});
  });

  it('stores the draft with every answer', async () => {
    const { play, effects } = await open();
    const { context } = await play(rated, { type: 'answer.changed', change: { title: '편해요' } });
    expect(context.form).toEqual({ ...form, rating: 4, title: '편해요' });
    expect(effects).toEqual([['storeDraft'], ['storeDraft']]);
  });

  it('sends what is on screen, once, and deletes every picture that was dropped', async () => {
    const { play, asked } = await open();
    const shown = await play(rated, dropped(4), dropped(6));
    const left = shown.context.images.map(({ reviewImageId }: { reviewImageId: number }) => reviewImageId);
    expect(left).toEqual([5]);
    await play(sent, sent);
    expect(asked('save')).toEqual([
      { target, item, form: { ...form, rating: 4 }, droppedIds: [4, 6], images: [picture] },
    ]);
  });

  it('keeps what was typed when the server refuses, and tells the points when it accepts', async () => {
    const { play, effects } = await open();
    const refused = await play(rated, sent, failed('save', new Error('거절')));
    expect(refused.value).toBe('editing');
    expect(refused.context).toMatchObject({ error: '거절', form: { rating: 4 } });
    effects.length = 0;
    expect((await play(sent)).context.error).toBeNull();
    const { status } = await play(done('save', { productId: 1, message: '100포인트를 드렸어요.' }));
    expect([status, effects]).toEqual([
      'done',
      [
        ['forgetDraft'],
        ['announce', { message: '100포인트를 드렸어요.' }],
        ['openReviews', { productId: 1 }],
      ],
    ]);
  });
});

describe('report', () => {
  const opened = { type: 'report.opened' };
  const closed = { type: 'report.closed' };
  const report = { type: 'report.submitted', reason: 'SPAM', description: '광고예요.' };
  const refused = failed('sendReport', new Error('거절'));
  const begin = () => start(entryOf('reviewReport'), { reviewId: 9 });

  it('tells the server which review and why, once, and thanks for it', async () => {
    const { play, asked, effects } = begin();
    const sending = await play(opened, report, report);
    expect(asked('sendReport')).toEqual([{ reviewId: 9, reason: 'SPAM', description: '광고예요.' }]);
    expect(sending.can(closed)).toBe(false);
    const { status } = await play(done('sendReport'));
    expect([status, effects]).toEqual(['done', [['thank']]]);
  });

  it('stays open with the refusal, which is gone when it is opened anew', async () => {
    const { play, effects } = begin();
    const told = await play(opened, report, refused);
    expect([told.value, told.context.error, effects]).toEqual(['choosing', '거절', []]);
    expect((await play(closed)).value).toBe('closed');
    expect((await play(opened)).context.error).toBeNull();
  });
});
