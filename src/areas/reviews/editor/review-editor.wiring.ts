import { fromPromise } from 'xstate';
import { COLORS } from '#domain/catalogue/colors.ts';
import { createFeed, createTextFeed } from '#domain/community/feed-form.ts';
import { getReview, listReviewable } from '#domain/reviews/review.ts';
import { NO_ANSWERS, type ReviewForm } from '#domain/reviews/review-draft.ts';
import { createReview, updateReview } from '#domain/reviews/review-form.ts';
import { notOwn } from '#machines/kit/failure.ts';
import { reviewEditorMachine } from '#machines/reviews/review-editor.machine.ts';
import type { ReviewOpening, ReviewSave, ReviewTarget } from '#machines/reviews/review-editor.model.ts';
import { reviewEditorText } from '#src/areas/reviews/reviews.text.ts';
import { draftFiles, isFile } from '#src/flow/draft-files.ts';
import { dropStored, storeDraft, takeDraft } from '#src/flow/drafts.ts';
import type { AppServices } from '#src/flow/services.ts';
import { paths } from '#src/lib/navigation/paths.ts';
import { commonProductText } from '#src/text/products.ts';

/** Name of the draft, one per product or review. */
const draftName = (target: ReviewTarget): string =>
  target.kind === 'create' ? `review-of-${target.productId}` : `review-${target.reviewId}`;
const optionName = (color: string, size: string): string =>
  `${COLORS.find(({ code }) => code === color)?.name ?? color} ${commonProductText.mm(size)}`;

/**
 * Provides the chart of the form of a review with its calls and effects; answers and pictures are kept
 * as a draft until they are saved.
 */
export function wireReviewEditor(app: AppServices, focusProblem: () => void) {
  const chosen = draftFiles<'files', File>(app, isFile);
  return reviewEditorMachine.provide({
    actors: {
      load: fromPromise<ReviewOpening, { target: ReviewTarget }>(async ({ input: { target }, signal }) => {
        const loaded =
          target.kind === 'edit'
            ? await loadExisting(app, target.reviewId, signal)
            : await loadNew(app, target, signal);
        const { files = [] } = await chosen.take(draftName(target));
        return {
          ...loaded,
          values: { ...loaded.values, ...takeDraft(app, draftName(target), NO_ANSWERS), files },
        };
      }),
      save: fromPromise<Saved, { body: ReviewSave }>(({ input: { body } }) => save(app, body)),
    },
    actions: {
      focusProblem: () => focusProblem(),
      storeDraft: ({ context: { target, values } }) => {
        const { images: _, files, ...words } = values;
        storeDraft(app, draftName(target), words);
        chosen.store(draftName(target), { files });
      },
      dropStored: ({ context: { target } }) => {
        dropStored(app, draftName(target));
        chosen.drop(draftName(target));
      },
      finish: (_, { result: { productId, message } }) => {
        app.toast(message);
        app.navigate(paths.productReviews(productId), { replace: true });
      },
    },
  });
}

type Saved = { productId: number; message: string };
type NewTarget = Extract<ReviewTarget, { kind: 'create' }>;

async function loadNew(app: AppServices, target: NewTarget, signal: AbortSignal): Promise<ReviewOpening> {
  const query = { productId: target.productId, size: 100 };
  const { items } = await app.call(listReviewable, { query }, { signal });
  const wanted = target.orderItemId;
  const item = items.find(({ orderItemId }) => wanted === null || orderItemId === wanted);
  const named = item ? { ...item, option: optionName(item.optionColor, item.optionSize) } : null;
  return { values: { ...NO_ANSWERS, images: [], files: [] }, about: { item: named, images: [] } };
}

async function loadExisting(app: AppServices, reviewId: number, signal: AbortSignal): Promise<ReviewOpening> {
  const review = await app.call(getReview, { params: { id: reviewId } }, { signal });
  if (!review.isMine) throw notOwn(reviewEditorText.notMine);
  const { rating, title, content, sizeFit, cushion, stability, productId, productName, images } = review;
  const answers = { ...NO_ANSWERS, rating, title, content, sizeFit, cushion, stability };
  return {
    values: { ...answers, images, files: [] },
    about: {
      images,
      item: {
        orderItemId: 0,
        productId,
        productName,
        productImageUrl: review.productImageUrl ?? null,
        points: 0,
        option: optionName(review.optionColor ?? '', review.optionSize ?? ''),
      },
    },
  };
}

async function save({ call }: AppServices, input: ReviewSave): Promise<Saved> {
  const { target, item, form, images, droppedIds } = input;
  const productId = item?.productId ?? 0;
  const { showBody, isShared, ...words } = form;
  if (target.kind === 'edit') {
    const parts = formOf({ ...words, deleteImageIds: droppedIds }, 'newImages', images);
    await call(updateReview, { params: { id: target.reviewId }, form: parts });
    return { productId, message: reviewEditorText.saved };
  }
  const body = { ...words, showBody, productId, orderItemId: item?.orderItemId ?? null };
  const parts = formOf(body, 'images', images);
  const { message } = await call(createReview, { form: parts });
  const outcome =
    isShared && item ? await share(call, { ...words, orderItemId: item.orderItemId }, images) : null;
  return { productId, message: outcome ? `${message} ${outcome}` : message };
}

/** Posts a stored review as a feed; returns what to say of it. A refusal does not undo the review. */
async function share(
  call: AppServices['call'],
  { title, content, orderItemId }: Pick<ReviewForm, 'title' | 'content'> & { orderItemId: number },
  images: readonly File[],
): Promise<string> {
  const body = { title, content, orderItemId };
  const sent =
    images.length === 0
      ? call(createTextFeed, { body })
      : call(createFeed, { form: formOf(body, 'images', images, 'feedData') });
  return sent.then(
    () => reviewEditorText.shared,
    () => reviewEditorText.notShared,
  );
}

function formOf(
  words: object,
  field: 'images' | 'newImages',
  images: readonly File[],
  part: 'review' | 'feedData' = 'review',
): FormData {
  const parts = new FormData();
  parts.append(part, new Blob([JSON.stringify(words)], { type: 'application/json' }));
  for (const image of images) parts.append(field, image);
  return parts;
}
