import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { feedSchema, toFeed } from '#domain/community/feed.ts';
import { feedCreateSchema } from '#domain/community/feed-form.ts';
import { feedSearchQuery } from '#domain/community/feed-list.ts';
import { cleanTags } from '#domain/community/tags.ts';
import { eventStatusOf } from '#domain/events/event-states.ts';
import { seoulDay } from '#domain/kit/time/time.ts';

const wire = {
  feedId: 3,
  title: '제목',
  content: '내용',
  feedType: 'EVENT',
  likeCount: 1,
  commentCount: 2,
  participantVoteCount: 3,
  userId: 9,
  userNickname: '하루',
  createdAt: '2026-11-21T00:00:00Z',
} as const;

describe('toFeed', () => {
  it('uses defaults for missing fields', () => {
    const feed = toFeed(v.parse(feedSchema, wire));
    expect(feed).toMatchObject({ isLiked: false, isVoted: false, canVote: false, images: [], hashtags: [] });
    expect(feed.updatedAt).toBe(wire.createdAt);
    expect([feed.orderItem, feed.event, feed.feedType]).toEqual([null, null, 'event']);
    expect(feed.user).toEqual({
      id: 9,
      nickname: '하루',
      level: null,
      profileImg: null,
      gender: null,
      height: null,
    });
  });

  it('nests author, order line and event, and sorts the pictures', () => {
    const feed = toFeed(
      v.parse(feedSchema, {
        ...wire,
        isLiked: true,
        updatedAt: '2026-11-22T00:00:00Z',
        orderItemId: 5,
        productName: '러너',
        productSize: 250,
        eventId: 7,
        eventTitle: '가을',
        eventStatus: 'ONGOING',
        images: [
          { imageId: 2, imageUrl: 'b', sortOrder: 1 },
          { imageId: 1, imageUrl: 'a', sortOrder: 0 },
        ],
      }),
    );
    expect(feed.orderItem).toMatchObject({ id: 5, productId: null, productName: '러너', size: 250 });
    expect(feed.event).toMatchObject({ id: 7, title: '가을', status: 'ONGOING' });
    expect(feed.images.map(({ imageId }) => imageId)).toEqual([1, 2]);
    expect([feed.isLiked, feed.updatedAt]).toEqual([true, '2026-11-22T00:00:00Z']);
  });
});

describe('feedCreateSchema', () => {
  it('normalises hashtags', () => {
    expect(cleanTags(['##러닝', ' 러닝 ', '', '#', 'a_1'])).toEqual(['러닝', 'a_1']);
  });

  it('turns a blank Instagram id into null and removes the @', () => {
    const base = { title: 'a', content: 'b', orderItemId: 1 };
    expect(v.parse(feedCreateSchema, { ...base, instagramId: ' ' }).instagramId).toBeNull();
    expect(v.parse(feedCreateSchema, { ...base, instagramId: '@me.me' }).instagramId).toBe('me.me');
  });

  it('feedSearchQuery has default values', () => {
    expect(v.parse(feedSearchQuery, { sort: 'likeCount,desc', feedType: '' })).toMatchObject({
      sort: 'popular',
      page: 0,
      size: 20,
      hashtags: [],
    });
  });
});

describe('seoulDay and eventStatusOf', () => {
  it('seoulDay returns the day in Seoul', () => {
    expect(seoulDay(new Date('2026-11-20T14:59:59Z'))).toBe('2026-11-20');
    expect(seoulDay(new Date('2026-11-20T15:00:00Z'))).toBe('2026-11-21');
  });

  it.each([
    ['2026-11-09', 'UPCOMING'],
    ['2026-11-10', 'ONGOING'],
    ['2026-11-20', 'ONGOING'],
    ['2026-11-21', 'ENDED'],
  ])('on %s an event from 10 to 20 November is %s', (today, status) => {
    expect(eventStatusOf('2026-11-10', '2026-11-20', today)).toBe(status);
  });
});
