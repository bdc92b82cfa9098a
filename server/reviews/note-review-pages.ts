import { memberSubject, productSubject } from '#domain/kit/page-subjects.ts';
import { notePages } from '../kit/pages/note-pages.ts';

/** To be called in the transaction that writes a review: the pages of its product and of its author are old. */
export const noteReviewPages = (productId: number, authorId: number): void =>
  notePages([productSubject(productId), memberSubject(authorId)]);
