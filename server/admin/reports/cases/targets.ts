import type { ReportTarget } from '#domain/admin/reports/target.ts';
import type { ErrorCode } from '#domain/kit/errors.ts';
import { setProductSuspended } from '../../../catalogue/stores/suspension.ts';
import type { Queryable } from '../../../db/database.ts';
import {
  type Found,
  findAnswer,
  findBuyerAnswer,
  findComment,
  findFeed,
  findMember,
  findProduct,
  findQuestion,
  findQuestionAnswer,
  findReview,
  findStore,
  setAnswerHidden,
  setBuyerAnswerHidden,
  setCommentHidden,
  setFeedHidden,
  setQuestionAnswerHidden,
  setQuestionHidden,
  setReviewHidden,
} from './target-store.ts';

/** How each kind of item is found and hidden. */
type Target = {
  /** A reporter finds what they may read only; without one everything that stands is found. */
  find(db: Queryable, id: number, reporterId?: number): Promise<Found | null>;
  missing: ErrorCode;
  /** Error for reporting one's own item. */
  own: ErrorCode;
  /** Null if the kind cannot be hidden. */
  setHidden: ((tx: Queryable, id: number, hiddenAt: Date | null, said: Said) => Promise<unknown>) | null;
  /** True if reports can hide it automatically; otherwise only an administrator. */
  byScore: boolean;
};
/** Reason and time, and the time at which a restored item was hidden. */
type Said = { reason: string; now: Date; since: Date | null };

const own = 'OWN_REPORT';
const byScore = true;
/** Kinds of reported content: how each is found, owned and hidden. */
export const TARGETS: Readonly<Record<ReportTarget, Target>> = {
  FEED: { find: findFeed, missing: 'FEED_NOT_FOUND', own, setHidden: setFeedHidden, byScore },
  COMMENT: { find: findComment, missing: 'COMMENT_NOT_FOUND', own, setHidden: setCommentHidden, byScore },
  REVIEW: {
    find: findReview,
    missing: 'REVIEW_NOT_FOUND',
    own: 'OWN_REVIEW_REACTION',
    setHidden: setReviewHidden,
    byScore,
  },
  ANSWER: { find: findAnswer, missing: 'ANSWER_NOT_FOUND', own, setHidden: setAnswerHidden, byScore },
  QUESTION: { find: findQuestion, missing: 'QUESTION_NOT_FOUND', own, setHidden: setQuestionHidden, byScore },
  QUESTION_ANSWER: {
    find: findQuestionAnswer,
    missing: 'ANSWER_NOT_FOUND',
    own,
    setHidden: setQuestionAnswerHidden,
    byScore,
  },
  BUYER_ANSWER: {
    find: findBuyerAnswer,
    missing: 'BUYER_ANSWER_NOT_FOUND',
    own,
    setHidden: setBuyerAnswerHidden,
    byScore,
  },
  MEMBER: { find: findMember, missing: 'USER_NOT_FOUND', own, setHidden: null, byScore: false },
  // Products are never hidden automatically, as stores depend on their sales.
  PRODUCT: {
    find: findProduct,
    missing: 'PRODUCT_NOT_FOUND',
    own,
    setHidden: (tx, id, suspendedAt, said) => setProductSuspended(tx, id, suspendedAt, said),
    byScore: false,
  },
  // Stores are paused or closed on their own page, to which the case links.
  STORE: { find: findStore, missing: 'STORE_NOT_FOUND', own, setHidden: null, byScore: false },
};
