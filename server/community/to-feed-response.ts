import * as v from 'valibot';
import type { FeedProduct } from '#domain/community/feed.ts';
import { FEED_TYPES, type FeedWire } from '#domain/community/feed.ts';
import { unitStateOf } from '#domain/community/unit-state.ts';
import { blackoutOf } from '#domain/events/blackout.ts';
import { contentAddress } from '#domain/kit/pictures/image-url.ts';
import { levelProgressOf } from '#domain/rewards/level.ts';
import { statusOf } from '../events/calendar/to-event-response.ts';
import type { Context } from '../kit/context.ts';
import type { Member } from '../kit/feature.ts';
import type { FeedRow } from './feed-rows-sql.ts';

/** Viewer and time of a read. */
export type Viewer = { id: number | null; isAdmin: boolean; now: Date };

/** Returns the viewer of a request. */
export const viewerOf = (user: Member | null, { clock }: Pick<Context, 'clock'>): Viewer => ({
  id: user?.id ?? null,
  isAdmin: user?.userType === 'admin',
  now: clock.now(),
});

/** Maps a feed to its API format; voting depends on viewer and day. */
export function toFeedResponse(row: FeedRow, viewer: Viewer): FeedWire {
  const feedType = v.parse(v.picklist(FEED_TYPES), row.feedType);
  const eventStatus =
    row.startDate && row.endDate && row.eventState
      ? statusOf({ state: row.eventState, startDate: row.startDate, endDate: row.endDate }, viewer.now)
      : null;
  const images = row.images.map((image) => ({ ...image, imageUrl: contentAddress(image.imageUrl) }));
  const level = row.activityPoints === null ? null : levelProgressOf(row.activityPoints).level;
  return {
    feedId: row.id,
    title: row.title,
    content: row.content,
    instagramId: row.instagramId,
    feedType,
    likeCount: row.likeCount,
    commentCount: row.commentCount,
    participantVoteCount: areVotesHidden(row, viewer) ? null : row.voteCount,
    userId: row.userId,
    userNickname: row.nickname,
    userLevel: level?.levelId ?? null,
    userLevelName: level?.levelName ?? null,
    userProfileImg: contentAddress(row.profileImageUrl),
    userGender: row.gender,
    userHeight: row.height,
    ...purchaseOf(row),
    products: row.pairs.map(toProduct),
    images,
    imageUrls: images.map(({ imageUrl }) => imageUrl),
    hashtags: row.hashtags,
    isMine: row.userId === viewer.id,
    isHidden: row.hiddenAt !== null,
    isLiked: Boolean(row.isLiked),
    isRewarded: Boolean(row.isRewarded),
    isVoted: row.votedFeedId === row.id,
    canVote:
      feedType === 'EVENT' &&
      eventStatus === 'ONGOING' &&
      row.eventFrozenAt === null &&
      Boolean(row.takesPart) &&
      viewer.id !== null &&
      row.votedFeedId === null,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    eventId: row.eventId,
    eventTitle: row.eventTitle,
    eventDescription: row.eventDescription,
    eventStartDate: row.startDate,
    eventEndDate: row.endDate,
    eventStatus,
  };
}

/** Maps the purchase that a feed shows; a product that is no longer sold has no price. */
function purchaseOf(row: FeedRow) {
  const isSold = row.isProductSold;
  return {
    orderItemId: row.orderItemId,
    orderItemState: unitStateOf(row.lineStatus, row.isExchanged),
    productId: row.productId,
    productName: row.productName,
    productSize: Number(row.productSize),
    productImageUrl: row.productImageUrl,
    optionId: row.optionId,
    productGender: row.productGender,
    productColor: row.productColor,
    productPrice: isSold ? row.productPrice : null,
    productDiscountPrice: isSold ? row.productDiscountPrice : null,
    productSizesInStock: isSold ? row.sizesInStock : [],
  };
}

/** Maps a pair that a feed shows; a product that is no longer sold has no price. */
function toProduct(pair: FeedRow['pairs'][number]): FeedProduct {
  const { lineStatus, isExchanged, isProductSold, sizesInStock, ...product } = pair;
  return {
    ...product,
    orderItemState: unitStateOf(lineStatus, isExchanged),
    productSize: Number(product.productSize),
    productPrice: isProductSold ? product.productPrice : null,
    productDiscountPrice: isProductSold ? product.productDiscountPrice : null,
    productSizesInStock: isProductSold ? sizesInStock : [],
  };
}

/** Returns whether votes are hidden: during the blackout, for all but administrators. */
function areVotesHidden({ endDate, voteBlackoutHours: hours }: FeedRow, { isAdmin, now }: Viewer): boolean {
  if (isAdmin || endDate === null || hours === null) return false;
  return blackoutOf({ endDate, hours }, now).isOn;
}
