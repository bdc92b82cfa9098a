import { fromPromise } from 'xstate';
import { COLORS } from '#domain/catalogue/colors.ts';
import { getReview, listReviewable } from '#domain/reviews/review.ts';
import { createReview, updateReview } from '#domain/reviews/review-form.ts';
import { reviewEditorMachine } from '#machines/reviews/review-editor.machine.ts';
import {
  NO_ANSWERS,
  type ReviewDraft,
  type ReviewSave,
  type ReviewTarget,
} from '#machines/reviews/review-editor.model.ts';
import { reviewEditorText } from '#src/areas/reviews/reviews.text.ts';
import { dropDraft, keepDraft, keptFields } from '#src/flow/drafts.ts';
import type { AppServices } from '#src/flow/services.ts';
import { paths } from '#src/lib/paths.ts';
import { goodsText } from '#src/text/goods.ts';

/** A draft belongs to one product or review: another one does not begin with its words. */
const draftName = (target: ReviewTarget): string =>
  target.kind === 'create' ? `review-of-${target.productId}` : `review-${target.reviewId}`;
const optionName = (color: string, size: string): string =>
  `${COLORS.find(({ code }) => code === color)?.name ?? color} ${goodsText.mm(size)}`;

export const wireReviewEditor = (app: AppServices) =>
  reviewEditorMachine.provide({
    actors: {
      load: fromPromise<ReviewDraft, { target: ReviewTarget }>(async ({ input: { target }, signal }) => {
        const loaded =
          target.kind === 'edit'
            ? await loadExisting(app, target.reviewId, signal)
            : await loadNew(app, target, signal);
        return { ...loaded, form: { ...loaded.form, ...keptFields(app, draftName(target), NO_ANSWERS) } };
      }),
      save: fromPromise<{ productId: number; message: string }, ReviewSave>(({ input }) => save(app, input)),
    },
    actions: {
      storeDraft: ({ context: { target, form } }) => keepDraft(app, draftName(target), form),
      forgetDraft: ({ context: { target } }) => dropDraft(app, draftName(target)),
      announce: (_, { message }) => app.toast(message),
      openReviews: (_, { productId }) => app.navigate(paths.productReviews(productId), { replace: true }),
    },
  });

type NewTarget = Extract<ReviewTarget, { kind: 'create' }>;

async function loadNew(app: AppServices, target: NewTarget, signal: AbortSignal): Promise<ReviewDraft> {
  const query = { productId: target.productId, size: 100 };
  const { items } = await app.call(listReviewable, { query }, { signal });
  const wanted = target.orderItemId;
  const item = items.find(({ orderItemId }) => wanted === null || orderItemId === wanted);
  return {
    form: NO_ANSWERS,
    item: item ? { ...item, option: optionName(item.optionColor, item.optionSize) } : null,
    images: [],
  };
}

async function loadExisting(app: AppServices, reviewId: number, signal: AbortSignal): Promise<ReviewDraft> {
  const review = await app.call(getReview, { params: { id: reviewId } }, { signal });
  if (!review.isMine) throw new Error(reviewEditorText.notMine);
  const { rating, title, content, sizeFit, cushion, stability, productId, productName } = review;
  return {
    form: { ...NO_ANSWERS, rating, title, content, sizeFit, cushion, stability },
    item: {
      orderItemId: 0,
      productId,
      productName,
      productImageUrl: review.productImageUrl ?? null,
      points: 0,
      option: optionName(review.optionColor ?? '', review.optionSize ?? ''),
    },
    images: review.images,
  };
}

async function save(
  { call }: AppServices,
  input: ReviewSave,
): Promise<{ productId: number; message: string }> {
  const { target, item, form, images, droppedIds } = input;
  const productId = item?.productId ?? 0;
  const { showBody, ...words } = form;
  if (target.kind === 'edit') {
    const parts = formOf({ ...words, deleteImageIds: droppedIds }, 'newImages', images);
    await call(updateReview, { params: { id: target.reviewId }, form: parts });
    return { productId, message: reviewEditorText.saved };
  }
  const body = { ...words, showBody, productId, orderItemId: item?.orderItemId ?? null };
  const parts = formOf(body, 'images', images);
  const { message } = await call(createReview, { form: parts });
  return { productId, message };
}

function formOf(words: object, field: 'images' | 'newImages', images: readonly File[]): FormData {
  const parts = new FormData();
  parts.append('review', new Blob([JSON.stringify(words)], { type: 'application/json' }));
  for (const image of images) parts.append(field, image);
  return parts;
}
