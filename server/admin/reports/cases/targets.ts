import type { ReportTarget } from '#domain/admin/reports/target.ts';
import type { ErrorCode } from '#domain/kit/errors.ts';
import { setProductSuspended } from '../../../catalogue/stores/suspension.ts';
import type { Queryable } from '../../../db/database.ts';
import {
  type Found,
  findAnswer,
  findComment,
  findFeed,
  findMember,
  findProduct,
  findReview,
  findStore,
  setAnswerHidden,
  setCommentHidden,
  setFeedHidden,
  setReviewHidden,
} from './target-store.ts';

/** How each kind of thing is found, and shown to nobody. */
type Target = {
  find(db: Queryable, id: number): Promise<Found | null>;
  missing: ErrorCode;
  /** What somebody hears who reports their own. */
  own: ErrorCode;
  /** Null: it cannot be hidden. */
  setHidden: ((tx: Queryable, id: number, hiddenAt: Date | null, said: Said) => Promise<unknown>) | null;
  /** Enough reports hide it; else an administrator alone does. */
  byScore: boolean;
};
/** Why, when, and since when what is shown again was hidden. */
type Said = { reason: string; now: Date; since: Date | null };

const own = 'OWN_REPORT';
const byScore = true;
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
  MEMBER: { find: findMember, missing: 'USER_NOT_FOUND', own, setHidden: null, byScore: false },
  // What a store lives on, no crowd stops.
  PRODUCT: {
    find: findProduct,
    missing: 'PRODUCT_NOT_FOUND',
    own,
    setHidden: (tx, id, suspendedAt, said) => setProductSuspended(tx, id, suspendedAt, said),
    byScore: false,
  },
  // It is paused or closed at the desk, where the case leads.
  STORE: { find: findStore, missing: 'STORE_NOT_FOUND', own, setHidden: null, byScore: false },
};
