import { fromPromise } from 'xstate';
import { COLORS } from '#domain/colors.ts';
import { getReview, listReviewable } from '#domain/review.ts';
import { createReview, updateReview } from '#domain/review-form.ts';
import { reviewEditorMachine } from '#machines/reviews/review-editor.machine.ts';
import {
  NO_ANSWERS,
  type ReviewDraft,
  type ReviewForm,
  type ReviewSave,
  type ReviewTarget,
} from '#machines/reviews/review-editor.model.ts';
import { paths } from '#src/lib/paths.ts';
import { productText } from '#src/text/ko/products.ts';
import { reviewEditorText } from '#src/text/ko/reviews.ts';
import type { AppServices } from '#src/wiring/services.ts';

/** A draft belongs to one product: another review does not begin with its words. */
const draftKey = (target: ReviewTarget): string | null =>
  target.kind === 'create' ? `reviewDraft-${target.productId}` : null;
const optionName = (color: string, size: string): string =>
  `${COLORS.find(({ code }) => code === color)?.name ?? color} ${productText.mm(size)}`;

export const wireReviewEditor = (app: AppServices) =>
  reviewEditorMachine.provide({
    actors: {
      load: fromPromise<ReviewDraft, { target: ReviewTarget }>(({ input: { target }, signal }) =>
        target.kind === 'edit' ? loadExisting(app, target.reviewId, signal) : loadNew(app, target, signal),
      ),
      save: fromPromise<{ productId: number; message: string }, ReviewSave>(({ input }) => save(app, input)),
    },
    actions: {
      storeDraft: ({ context }) => {
        const key = draftKey(context.target);
        if (key) app.tabStorage.set(key, JSON.stringify(context.form));
      },
      forgetDraft: ({ context }) => {
        const key = draftKey(context.target);
        if (key) app.tabStorage.remove(key);
      },
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
    form: { ...NO_ANSWERS, ...readDraft(app.tabStorage.get(draftKey(target) ?? '')) },
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

/** Only fields of the right kind are taken back from a draft. */
function readDraft(text: string | null): Partial<ReviewForm> {
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    const known: Readonly<Record<string, unknown>> = NO_ANSWERS;
    const fields = Object.entries(value ?? {}).filter(([key, field]) => typeof field === typeof known[key]);
    return Object.fromEntries(fields);
  } catch {
    return {};
  }
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
  const { message } = await call(createReview, { form: parts }, { idempotencyKey: target.key });
  return { productId, message };
}

function formOf(words: object, field: 'images' | 'newImages', images: readonly File[]): FormData {
  const parts = new FormData();
  parts.append('review', new Blob([JSON.stringify(words)], { type: 'application/json' }));
  for (const image of images) parts.append(field, image);
  return parts;
}
