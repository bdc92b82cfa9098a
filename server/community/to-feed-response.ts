import * as v from 'valibot';
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
  const feedType = v.parse(v.picklist(FEED_TYPES), row.feed_type);
  const eventStatus =
    row.start_date && row.end_date && row.event_state
      ? statusOf({ state: row.event_state, start_date: row.start_date, end_date: row.end_date }, viewer.now)
      : null;
  const images = row.images.map((image) => ({ ...image, imageUrl: contentAddress(image.imageUrl) }));
  const level = row.activity_points === null ? null : levelProgressOf(row.activity_points).level;
  return {
    feedId: row.id,
    title: row.title,
    content: row.content,
    instagramId: row.instagram_id,
    feedType,
    likeCount: row.like_count,
    commentCount: row.comment_count,
    participantVoteCount: areVotesHidden(row, viewer) ? null : row.vote_count,
    userId: row.user_id,
    userNickname: row.nickname,
    userLevel: level?.levelId ?? null,
    userLevelName: level?.levelName ?? null,
    userProfileImg: contentAddress(row.profile_image_url),
    userGender: row.gender,
    userHeight: row.height,
    ...purchaseOf(row),
    images,
    imageUrls: images.map(({ imageUrl }) => imageUrl),
    hashtags: row.hashtags,
    isMine: row.user_id === viewer.id,
    isHidden: row.hidden_at !== null,
    isLiked: Boolean(row.is_liked),
    isRewarded: Boolean(row.is_rewarded),
    isVoted: row.voted_feed_id === row.id,
    canVote:
      feedType === 'EVENT' &&
      eventStatus === 'ONGOING' &&
      row.event_frozen_at === null &&
      Boolean(row.takes_part) &&
      viewer.id !== null &&
      row.voted_feed_id === null,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
    eventId: row.event_id,
    eventTitle: row.event_title,
    eventDescription: row.event_description,
    eventStartDate: row.start_date,
    eventEndDate: row.end_date,
    eventStatus,
  };
}

/** Maps the purchase that a feed shows; a product that is no longer sold has no price. */
function purchaseOf(row: FeedRow) {
  const isSold = row.is_product_sold;
  return {
    orderItemId: row.order_item_id,
    orderItemState: unitStateOf(row.line_status, row.is_exchanged),
    productId: row.product_id,
    productName: row.product_name,
    productSize: Number(row.product_size),
    productImageUrl: row.product_image_url,
    optionId: row.option_id,
    productGender: row.product_gender,
    productColor: row.product_color,
    productPrice: isSold ? row.product_price : null,
    productDiscountPrice: isSold ? row.product_discount_price : null,
    productSizesInStock: isSold ? row.sizes_in_stock : [],
  };
}

/** Returns whether votes are hidden: during the blackout, for all but administrators. */
function areVotesHidden(
  { end_date, vote_blackout_hours: hours }: FeedRow,
  { isAdmin, now }: Viewer,
): boolean {
  if (isAdmin || end_date === null || hours === null) return false;
  return blackoutOf({ endDate: end_date, hours }, now).isOn;
}
