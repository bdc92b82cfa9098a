import type { ReportTarget } from '#domain/admin/reports/target.ts';
import type { ErrorCode } from '#domain/kit/errors.ts';
import type { Queryable } from '../../db/database.ts';
import {
  type Found,
  findComment,
  findFeed,
  findMember,
  findProduct,
  findReview,
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
  setHidden: ((tx: Queryable, id: number, hiddenAt: Date | null) => Promise<unknown>) | null;
};

const own = 'OWN_REPORT';
export const TARGETS: Readonly<Record<ReportTarget, Target>> = {
  FEED: { find: findFeed, missing: 'FEED_NOT_FOUND', own, setHidden: setFeedHidden },
  COMMENT: { find: findComment, missing: 'COMMENT_NOT_FOUND', own, setHidden: setCommentHidden },
  REVIEW: {
    find: findReview,
    missing: 'REVIEW_NOT_FOUND',
    own: 'OWN_REVIEW_REACTION',
    setHidden: setReviewHidden,
  },
  MEMBER: { find: findMember, missing: 'USER_NOT_FOUND', own, setHidden: null },
  // Products are taken off sale by their store.
  PRODUCT: { find: findProduct, missing: 'PRODUCT_NOT_FOUND', own, setHidden: null },
};
