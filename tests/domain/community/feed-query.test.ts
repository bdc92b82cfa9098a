// Size: a feed with every field, and one with none of them.
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { feedSchema, feedTypeField, toFeed } from '#domain/community/feed.ts';
import { feedCreateSchema, feedUpdateSchema } from '#domain/community/feed-form.ts';
import { feedSearchQuery, listFeeds, NO_FEEDS } from '#domain/community/feed-list.ts';
import { cleanTags } from '#domain/community/tags.ts';
import { problemsOf } from '#domain/kit/forms/problems.ts';

const wire = {
  feedId: 3,
  title: '제목',
  content: '내용',
  feedType: 'RANKING',
  likeCount: 1,
  commentCount: 2,
  participantVoteCount: 3,
  userId: 9,
  userNickname: '하루',
  createdAt: '2026-11-21T00:00:00Z',
} as const;

describe('toFeed', () => {
  it('keeps every field of the response', () => {
    const feed = v.parse(feedSchema, {
      ...wire,
      instagramId: 'haru.walks',
      userLevelName: '골드',
      userProfileImg: 'images/a.webp',
      userGender: 'FEMALE',
      userHeight: 167,
      orderItemId: 5,
      orderItemState: 'RETURNED',
      productId: 6,
      productName: '러너',
      productSize: 250,
      productGender: 'WOMEN',
      productColor: 'MINT',
      productImageUrl: 'images/products/a.avif',
      productPrice: 50_000,
      productDiscountPrice: 40_000,
      productSizesInStock: ['245', '250'],
      isMine: true,
      isHidden: false,
      isRewarded: true,
      isLiked: false,
      isVoted: true,
      canVote: true,
      hashtags: [{ tagId: 1, tag: '러닝' }],
      eventId: 7,
      eventTitle: '가을',
      eventDescription: '가을 길을 걸어요.',
      eventStartDate: '2026-11-01',
      eventEndDate: '2026-11-30',
      eventStatus: 'ONGOING',
      updatedAt: '2026-11-22T00:00:00Z',
    });
    expect(toFeed(feed)).toEqual({
      id: 3,
      title: '제목',
      content: '내용',
      instagramId: 'haru.walks',
      feedType: 'ranking',
      likeCount: 1,
      commentCount: 2,
      participantVoteCount: 3,
      user: {
        id: 9,
        nickname: '하루',
        level: '골드',
        profileImg: 'images/a.webp',
        gender: 'FEMALE',
        height: 167,
      },
      orderItem: {
        id: 5,
        state: 'RETURNED',
        productId: 6,
        productName: '러너',
        size: 250,
        gender: 'WOMEN',
        color: 'MINT',
        imageUrl: 'images/products/a.avif',
        price: 50_000,
        discountPrice: 40_000,
        sizesInStock: ['245', '250'],
      },
      event: {
        id: 7,
        title: '가을',
        description: '가을 길을 걸어요.',
        startDate: '2026-11-01',
        endDate: '2026-11-30',
        status: 'ONGOING',
      },
      images: [],
      hashtags: [{ tagId: 1, tag: '러닝' }],
      products: [],
      isMine: true,
      isHidden: false,
      isRewarded: true,
      isLiked: false,
      isVoted: true,
      canVote: true,
      createdAt: '2026-11-21T00:00:00Z',
      updatedAt: '2026-11-22T00:00:00Z',
    });
  });

  it('uses blank values for missing product and event fields', () => {
    const feed = toFeed(v.parse(feedSchema, { ...wire, orderItemId: 5, eventId: 7 }));
    expect(feed.orderItem).toEqual({
      id: 5,
      state: null,
      productId: null,
      productName: '',
      size: null,
      gender: null,
      color: null,
      imageUrl: null,
      price: null,
      discountPrice: null,
      sizesInStock: [],
    });
    expect(feed.event).toEqual({
      id: 7,
      title: '',
      description: '',
      startDate: null,
      endDate: null,
      status: null,
    });
    expect([feed.isMine, feed.instagramId]).toEqual([false, null]);
  });

  it.each([' daily ', 'Daily', 'DAILY'])('accepts the type %j', (type) =>
    expect(v.parse(feedTypeField, type)).toBe('DAILY'),
  );
  it('refuses unknown types', () =>
    expect(problemsOf(feedTypeField, 'weekly')).toEqual([
      { field: '', message: '피드 종류를 확인해 주세요.' },
    ]));
});

describe('feedCreateSchema', () => {
  const form = { title: '제목', content: '내용', orderItemId: 1 };
  const made = (part: object) => v.parse(feedCreateSchema, { ...form, ...part });

  it.each([
    ['@haru', 'haru'],
    [' haru.walks ', 'haru.walks'],
    ['', null],
    ['@', null],
    [null, null],
    ['a'.repeat(30), 'a'.repeat(30)],
  ])('normalises the Instagram name %j to %j', (instagramId, name) =>
    expect(made({ instagramId }).instagramId).toBe(name),
  );
  it.each(['ha ru', 'ha@ru', '@@haru', '하루', 'a'.repeat(31)])(
    'refuses the Instagram name %j',
    (instagramId) =>
      expect(problemsOf(feedCreateSchema, { ...form, instagramId })).toEqual([
        {
          field: 'instagramId',
          message: '인스타그램 아이디는 영문, 숫자, 마침표, 밑줄로 30자까지 쓸 수 있어요.',
        },
      ]),
  );

  it('normalises hashtags', () => {
    expect(cleanTags([' ##러닝', '#  산책 ', '#', ' ', '러닝', 'a#b'])).toEqual(['러닝', '산책', 'a#b']);
    expect(cleanTags(['가을'.normalize('NFD'), '가을'])).toEqual(['가을']);
    expect(made({ hashtags: ['#러닝', '러닝'] }).hashtags).toEqual(['러닝']);
  });
  it.each([[['러 닝']], [['a#b']], [['러닝', '!']], [['a'.repeat(31)]]])(
    'refuses the hashtags %j',
    (hashtags) =>
      expect(problemsOf(feedUpdateSchema, { hashtags })).toEqual([
        { field: 'hashtags', message: '해시태그는 글자, 숫자, 밑줄로 30자까지 쓸 수 있어요.' },
      ]),
  );
  it('accepts twenty hashtags at most', () => {
    const tags = (count: number) => Array.from({ length: count }, (_, at) => `tag_${at}`);
    expect(made({ hashtags: tags(20) }).hashtags).toHaveLength(20);
    expect(problemsOf(feedCreateSchema, { ...form, hashtags: tags(21) })).toEqual([
      { field: 'hashtags', message: '해시태그는 20개까지 달 수 있어요.' },
    ]);
  });
});

describe('feedSearchQuery', () => {
  const read = (query: object) => v.parse(feedSearchQuery, query);

  it.each([
    ['popular', 'popular'],
    [' Popular ', 'popular'],
    ['likeCount,desc', 'popular'],
    ['likeCount,asc', 'latest'],
    ['unpopular', 'latest'],
    ['popularity', 'latest'],
    [undefined, 'latest'],
  ])('sort %j gives %s', (sort, expected) => expect(v.parse(listFeeds.query, { sort }).sort).toBe(expected));

  it('reduces a time to its day and drops empty parameters', () => {
    const query = { startDate: '2026-11-21T10:00:00', endDate: '', q: ' 산책 ', authorId: '', eventId: '7' };
    const { startDate, endDate, q, authorId, eventId } = read(query);
    expect([startDate, endDate, q, authorId, eventId]).toEqual([
      '2026-11-21',
      undefined,
      '산책',
      undefined,
      7,
    ]);
    expect(v.is(feedSearchQuery, { startDate: '2026-11-31' })).toBe(false);
  });

  it.each([
    ['##러닝', ['러닝']],
    [
      ['#러닝', '# 산책 ', '#', 'a#b'],
      ['러닝', '산책', 'a#b'],
    ],
    ['가을'.normalize('NFD'), ['가을']],
    ['', []],
    [undefined, []],
  ])('hashtags %j give %j', (hashtags, tags) => expect(read({ hashtags }).hashtags).toEqual(tags));
  it('refuses hashtags with invisible characters', () =>
    expect(v.is(feedSearchQuery, { hashtags: 'a\u0007b' })).toBe(false));
});

it('countMyFeeds gives zeros if counting failed', () =>
  expect(NO_FEEDS).toEqual({ totalCount: 0, dailyCount: 0, eventCount: 0, rankingCount: 0 }));
