import { NO_ANSWERS, reviewProblems } from '#domain/reviews/review-draft.ts';
import { REVIEW_LIMITS } from '#domain/reviews/review-form.ts';
import { createLoadedFormMachine } from '../kit/loaded-form.machine.ts';
import type { ReviewSave, ReviewSubject, ReviewTarget, ReviewValues } from './review-editor.model.ts';

/**
 * Machine of the review editor: loads the delivered item or the review, then saves answers and pictures.
 */
export const reviewEditorMachine = createLoadedFormMachine<
  ReviewValues,
  ReviewSubject,
  ReviewTarget,
  ReviewSave,
  { productId: number; message: string }
>({
  id: 'reviewEditor',
  description: 'Write a review of something delivered, or change one.',
  blank: { values: { ...NO_ANSWERS, images: [], files: [] }, about: { item: null, images: [] } },
  isClosed: ({ about }) => about.item === null,
  rules: ({ values, target }) => reviewProblems(values, target.kind),
  toBody: ({ values: { images, files, ...form }, about, target }) => {
    const kept = images.map(({ reviewImageId }) => reviewImageId);
    const had = about.images.map(({ reviewImageId }) => reviewImageId);
    const droppedIds = had.filter((id) => !kept.includes(id));
    return { target, item: about.item, form, images: files, droppedIds };
  },
  tidy: ({ values }) => ({
    ...values,
    files: values.files.slice(0, Math.max(0, REVIEW_LIMITS.images - values.images.length)),
  }),
});
