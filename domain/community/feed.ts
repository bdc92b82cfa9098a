// Size: the wire format of a feed, the client's model and the mapping between them are read
// together.
import * as v from 'valibot';
import { EVENT_STATUSES, type EventStatus } from '../events/event-states.ts';
import { pagedOf } from '../kit/page.ts';
import { UNIT_STATES, type UnitState } from './unit-state.ts';

/** Feed types of the API; screens use them in lower case (spec 3.8). */
export const FEED_TYPES = ['DAILY', 'EVENT', 'RANKING'] as const;
export type FeedType = Lowercase<(typeof FEED_TYPES)[number]>;
export type FeedSort = 'latest' | 'popular';

/** Schema of a feed type; upper and lower case are equal. */
export const feedTypeField = v.pipe(
  v.string(),
  v.transform((text) => text.trim().toUpperCase()),
  v.picklist(FEED_TYPES, '피드 종류를 확인해 주세요.'),
);

const feedImageSchema = v.object({
  imageId: v.number(),
  imageUrl: v.string(),
  sortOrder: v.number(),
  width: v.nullish(v.number()),
  height: v.nullish(v.number()),
  /** Alternative text by its author; older feeds have none. */
  alt: v.nullish(v.string()),
});
export type FeedImage = v.InferOutput<typeof feedImageSchema>;

const hashtagSchema = v.object({ tagId: v.number(), tag: v.string() });
export type Hashtag = v.InferOutput<typeof hashtagSchema>;

/** Pair that was bought, and its current offer; no price if it is no longer sold. */
const bought = {
  orderItemId: v.nullish(v.number()),
  /** State of the bought unit; older servers omit it. */
  orderItemState: v.nullish(v.picklist(UNIT_STATES)),
  productId: v.nullish(v.number()),
  productName: v.nullish(v.string()),
  productSize: v.nullish(v.number()),
  /** Product picture in the colour that was bought. */
  productImageUrl: v.nullish(v.string()),
  /** Option that was bought. */
  optionId: v.nullish(v.number()),
  productGender: v.nullish(v.string()),
  productColor: v.nullish(v.string()),
  productPrice: v.nullish(v.number()),
  productDiscountPrice: v.nullish(v.number()),
  productSizesInStock: v.nullish(v.array(v.string())),
};

/** Pair that a feed shows; picture and place (in thousandths) of its point are null without one. */
const feedProductSchema = v.object({
  ...bought,
  imageId: v.nullable(v.number()),
  x: v.nullable(v.number()),
  y: v.nullable(v.number()),
});
export type FeedProduct = v.InferOutput<typeof feedProductSchema>;

/** Feed in API responses, equal in lists and in the detail (spec 3.7). */
export const feedSchema = v.object({
  feedId: v.number(),
  title: v.string(),
  content: v.string(),
  instagramId: v.nullish(v.string()),
  feedType: v.picklist(FEED_TYPES),
  likeCount: v.number(),
  commentCount: v.number(),
  /** Number of counted votes; null while counts are hidden. */
  participantVoteCount: v.nullable(v.number()),
  userId: v.number(),
  userNickname: v.string(),
  /** Number of the level; its name is `userLevelName`. */
  userLevel: v.nullish(v.number()),
  userLevelName: v.nullish(v.string()),
  userProfileImg: v.nullish(v.string()),
  userGender: v.nullish(v.string()),
  userHeight: v.nullish(v.number()),
  ...bought,
  images: v.optional(v.array(feedImageSchema), []),
  imageUrls: v.optional(v.array(v.string()), []),
  hashtags: v.optional(v.array(hashtagSchema), []),
  /** All pairs that the feed shows, its own first; older feeds have none. */
  products: v.optional(v.array(feedProductSchema), []),
  /** `isMine`: posted by the caller. `isHidden`: hidden by moderation from all other members. */
  isMine: v.nullish(v.boolean()),
  isHidden: v.nullish(v.boolean()),
  isLiked: v.nullish(v.boolean()),
  isVoted: v.nullish(v.boolean()),
  /** True if points were paid for the feed. */
  isRewarded: v.nullish(v.boolean()),
  canVote: v.nullish(v.boolean()),
  createdAt: v.string(),
  updatedAt: v.nullish(v.string()),
  eventId: v.nullish(v.number()),
  eventTitle: v.nullish(v.string()),
  eventDescription: v.nullish(v.string()),
  eventStartDate: v.nullish(v.string()),
  eventEndDate: v.nullish(v.string()),
  eventStatus: v.nullish(v.picklist(EVENT_STATUSES)),
});
export type FeedWire = v.InferOutput<typeof feedSchema>;
/** Schema of a page of feeds. */
export const feedPageSchema = pagedOf(feedSchema);

/** Event in which a feed takes part; dates are days in Asia/Seoul or null. */
export type FeedEvent = {
  id: number;
  title: string;
  description: string;
  startDate: string | null;
  endDate: string | null;
  status: EventStatus | null;
};

/** Product of a feed: the option that was bought and its current offer. */
export type FeedItem = {
  id: number;
  /** Null if the server does not send it. */
  state: UnitState | null;
  productId: number | null;
  productName: string;
  size: number | null;
  gender: string | null;
  color: string | null;
  imageUrl: string | null;
  /** Null if the product is no longer sold. */
  price: number | null;
  discountPrice: number | null;
  /** Sizes in stock in the colour that was bought. */
  sizesInStock: readonly string[];
};

/** Feed as used by screens (spec 3.8). */
export type Feed = {
  id: number;
  title: string;
  content: string;
  instagramId: string | null;
  feedType: FeedType;
  likeCount: number;
  commentCount: number;
  participantVoteCount: number | null;
  user: {
    id: number;
    nickname: string;
    level: string | null;
    profileImg: string | null;
    gender: string | null;
    height: number | null;
  };
  orderItem: FeedItem | null;
  event: FeedEvent | null;
  images: FeedImage[];
  hashtags: Hashtag[];
  /** All pairs that the feed shows, with their points; empty for older feeds. */
  products: FeedProduct[];
  isMine: boolean;
  isHidden: boolean;
  isLiked: boolean;
  isVoted: boolean;
  /** True if points were paid for the feed. */
  isRewarded: boolean;
  canVote: boolean;
  createdAt: string;
  updatedAt: string;
};

const LOWER = { DAILY: 'daily', EVENT: 'event', RANKING: 'ranking' } as const;

/**
 * Maps a feed of the API to the client's model: flags default to false, `updatedAt` to `createdAt`;
 * pictures are sorted.
 */
export function toFeed(wire: FeedWire): Feed {
  const { feedId: id, title, content, likeCount, commentCount, participantVoteCount, createdAt } = wire;
  return {
    id,
    title,
    content,
    instagramId: wire.instagramId ?? null,
    feedType: LOWER[wire.feedType],
    likeCount,
    commentCount,
    participantVoteCount,
    user: {
      id: wire.userId,
      nickname: wire.userNickname,
      level: wire.userLevelName ?? null,
      profileImg: wire.userProfileImg ?? null,
      gender: wire.userGender ?? null,
      height: wire.userHeight ?? null,
    },
    orderItem: toOrderItem(wire),
    event: toEvent(wire),
    images: [...wire.images].sort((a, b) => a.sortOrder - b.sortOrder),
    hashtags: wire.hashtags,
    products: wire.products,
    isMine: wire.isMine ?? false,
    isHidden: wire.isHidden ?? false,
    isLiked: wire.isLiked ?? false,
    isVoted: wire.isVoted ?? false,
    isRewarded: wire.isRewarded ?? false,
    canVote: wire.canVote ?? false,
    createdAt,
    updatedAt: wire.updatedAt ?? createdAt,
  };
}

/** Maps a bought pair of a feed to the client's model; null if there is none. */
export function toOrderItem(wire: Pick<FeedWire, keyof typeof bought>): FeedItem | null {
  if (!wire.orderItemId) return null;
  return {
    id: wire.orderItemId,
    state: wire.orderItemState ?? null,
    productId: wire.productId ?? null,
    productName: wire.productName ?? '',
    size: wire.productSize ?? null,
    gender: wire.productGender ?? null,
    color: wire.productColor ?? null,
    imageUrl: wire.productImageUrl ?? null,
    price: wire.productPrice ?? null,
    discountPrice: wire.productDiscountPrice ?? null,
    sizesInStock: wire.productSizesInStock ?? [],
  };
}

function toEvent(wire: FeedWire): FeedEvent | null {
  if (!wire.eventId) return null;
  return {
    id: wire.eventId,
    title: wire.eventTitle ?? '',
    description: wire.eventDescription ?? '',
    startDate: wire.eventStartDate ?? null,
    endDate: wire.eventEndDate ?? null,
    status: wire.eventStatus ?? null,
  };
}
