import * as v from 'valibot';
import { endpoint } from '../kit/endpoint.ts';
import { idParams, idSchema, intQuery, sizeQuery } from '../kit/forms/fields.ts';
import { dayField, hasControlCharacter, textField } from '../kit/forms/form-fields.ts';
import { MAX_PAGE_SIZE, pageQuery, SERVICE_PAGE_SIZE } from '../kit/page.ts';
import { MAX_HASHTAGS } from '../policies/community.ts';
import { type FeedSort, feedPageSchema, feedSchema, feedTypeField } from './feed.ts';

/** Wraps a schema so that a missing or empty value is accepted as undefined. */
const orBlank = <S extends v.GenericSchema<unknown, unknown>>(schema: S) =>
  v.optional(
    v.union([
      v.pipe(
        v.literal(''),
        v.transform(() => undefined),
      ),
      schema,
    ]),
  );

/** `popular` and `likeCount,desc` sort by likes; any other value means newest first. */
const sortField = v.optional(
  v.pipe(
    v.string(),
    v.transform((text): FeedSort => (/^(popular|likeCount,desc)$/i.test(text.trim()) ? 'popular' : 'latest')),
  ),
  'latest',
);

const listQuery = v.object({ feedType: orBlank(feedTypeField), ...pageQuery(), sort: sortField });
const typedQuery = v.object({ ...pageQuery(), sort: sortField });
const typeParams = v.object({ type: feedTypeField });

const feedPage = { method: 'GET', response: feedPageSchema, wrapping: 'envelope' } as const;

/** Public endpoint: lists feeds, newest or most liked first. */
export const listFeeds = endpoint({
  ...feedPage,
  path: '/api/feeds',
  access: 'public',
  summary: 'Lists feeds, newest or most liked first.',
  query: listQuery,
});

/** Public endpoint: lists feeds of one type. */
export const listFeedsOfType = endpoint({
  ...feedPage,
  path: '/api/feeds/type/{type}',
  access: 'public',
  summary: 'Lists feeds of one type.',
  params: typeParams,
  query: typedQuery,
});

/** Public endpoint: lists feeds of one member. */
export const listFeedsOfUser = endpoint({
  ...feedPage,
  path: '/api/users/{id}/feeds',
  aliases: ['/api/feeds/user/{id}'],
  access: 'public',
  summary: 'Lists feeds of a member.',
  params: idParams,
  query: listQuery,
});

/** Endpoint of members: lists feeds of followed members. */
export const listFollowedFeeds = endpoint({
  ...feedPage,
  path: '/api/feeds/following',
  access: 'member',
  summary: 'Lists feeds of the members whom the caller follows.',
  query: listQuery,
});

/** Endpoint of members: lists own feeds. */
export const listMyFeeds = endpoint({
  ...feedPage,
  path: '/api/feeds/my',
  access: 'member',
  summary: "Lists the caller's feeds.",
  query: listQuery,
});

/** Endpoint of members: lists own feeds of one type. */
export const listMyFeedsOfType = endpoint({
  ...feedPage,
  path: '/api/feeds/my/type/{type}',
  access: 'member',
  summary: "Lists the caller's feeds of one type.",
  params: typeParams,
  query: typedQuery,
});

/** Public endpoint: reads one feed. */
export const getFeed = endpoint({
  method: 'GET',
  path: '/api/feeds/{id}',
  access: 'public',
  summary: 'Returns a feed.',
  params: idParams,
  response: feedSchema,
  wrapping: 'envelope',
});

const feedCountSchema = v.object({
  totalCount: v.number(),
  dailyCount: v.number(),
  eventCount: v.number(),
  rankingCount: v.number(),
});
export type FeedCounts = v.InferOutput<typeof feedCountSchema>;
/** Fallback counts when counting fails (spec 8.3). */
export const NO_FEEDS: FeedCounts = { totalCount: 0, dailyCount: 0, eventCount: 0, rankingCount: 0 };

/** Endpoint of members: counts own feeds by type. */
export const countMyFeeds = endpoint({
  method: 'GET',
  path: '/api/feeds/my/count',
  access: 'member',
  summary: "Returns the number of the caller's feeds by type.",
  response: feedCountSchema,
  wrapping: 'envelope',
});

/** Endpoint of members: counts own feeds of one type. */
export const countMyFeedsOfType = endpoint({
  method: 'GET',
  path: '/api/feeds/my/count/type/{type}',
  access: 'member',
  summary: "Returns the number of the caller's feeds of one type.",
  params: typeParams,
  response: v.number(),
  wrapping: 'envelope',
});

const searchText = (label: string) => orBlank(textField(label, 0, 100));
const searchDay = orBlank(dayField);
const searchTag = v.pipe(
  v.string(),
  v.maxLength(31),
  v.transform((tag) => tag.normalize('NFC').replace(/^#+/, '').trim()),
  v.check((tag) => !hasControlCharacter(tag), '해시태그에 쓸 수 없는 문자가 있어요.'),
);

/** Query of the feed search; blank values count as missing. */
export const feedSearchQuery = v.object({
  q: searchText('검색어'),
  authorId: orBlank(idSchema),
  feedType: orBlank(feedTypeField),
  startDate: searchDay,
  endDate: searchDay,
  productName: searchText('상품 이름'),
  productId: orBlank(idSchema),
  /** Store that sold the product shown. */
  storeId: orBlank(idSchema),
  eventId: orBlank(idSchema),
  eventTitle: searchText('이벤트 이름'),
  /** Feeds with at least one of these tags. */
  hashtags: v.optional(
    v.pipe(
      v.union([v.array(searchTag), searchTag]),
      v.transform((tags) => [tags].flat().filter((tag) => tag !== '')),
      v.maxLength(MAX_HASHTAGS, `해시태그는 ${MAX_HASHTAGS}개까지 찾을 수 있어요.`),
    ),
    [],
  ),
  page: intQuery(0, 0, 1_000_000),
  size: sizeQuery(SERVICE_PAGE_SIZE, MAX_PAGE_SIZE),
  sort: sortField,
});
export type FeedSearch = v.InferOutput<typeof feedSearchQuery>;

/** Public endpoint: lists feeds that match every given filter. */
export const searchFeeds = endpoint({
  ...feedPage,
  path: '/api/feeds/text-only/search',
  aliases: ['/api/feeds/search'],
  access: 'public',
  summary: 'Searches feeds that match all given filters.',
  query: feedSearchQuery,
});
