import * as v from 'valibot';
import { NONCE } from '../events/entry.ts';
import { endpoint } from '../kit/endpoint.ts';
import { idParams, idSchema } from '../kit/forms/fields.ts';
import { textField } from '../kit/forms/form-fields.ts';
import { MAX_HASHTAGS, MAX_PICTURES } from '../policies/community.ts';
import { feedSchema } from './feed.ts';
import { cleanTags } from './tags.ts';

export const FEED_LIMITS = {
  title: 100,
  content: 2000,
  instagramId: 30,
  tags: MAX_HASHTAGS,
  tag: 30,
  instagram: 30,
  images: MAX_PICTURES,
} as const;

const INSTAGRAM = new RegExp(`^[A-Za-z0-9._]{1,${FEED_LIMITS.instagram}}$`);
const TAG = new RegExp(`^[\\p{L}\\p{N}_]{1,${FEED_LIMITS.tag}}$`, 'u');

const instagramField = v.nullish(
  v.pipe(
    v.string(),
    v.transform((text) => text.trim().replace(/^@/, '')),
    v.check(
      (text) => text === '' || INSTAGRAM.test(text),
      `인스타그램 아이디는 영문, 숫자, 마침표, 밑줄로 ${FEED_LIMITS.instagram}자까지 쓸 수 있어요.`,
    ),
    v.transform((text) => text || null),
  ),
);

const hashtagsField = v.nullish(
  v.pipe(
    v.array(v.pipe(v.string(), v.maxLength(100))),
    v.maxLength(100, '해시태그가 너무 많아요.'),
    v.transform((tags: string[]) => cleanTags(tags)),
    v.maxLength(FEED_LIMITS.tags, `해시태그는 ${FEED_LIMITS.tags}개까지 달 수 있어요.`),
    v.check(
      (tags) => tags.every((tag) => TAG.test(tag)),
      `해시태그는 글자, 숫자, 밑줄로 ${FEED_LIMITS.tag}자까지 쓸 수 있어요.`,
    ),
  ),
);

const titleField = textField('제목', 1, FEED_LIMITS.title);
const contentField = textField('내용', 1, FEED_LIMITS.content);

/** What a new feed needs; the JSON part `feedData` and the text-only body are the same. */
export const feedCreateSchema = v.object({
  title: titleField,
  content: contentField,
  orderItemId: idSchema,
  eventId: v.nullish(idSchema),
  /** What an entrant's browser adds to draws: 16 bytes in hex. Made here where an older client says nothing. */
  nonce: v.nullish(
    v.pipe(v.string(), v.toLowerCase(), v.regex(NONCE, '응모 번호를 만들 수 없어요. 다시 시도해 주세요.')),
  ),
  instagramId: instagramField,
  hashtags: hashtagsField,
});
export type FeedCreate = v.InferOutput<typeof feedCreateSchema>;

/** The place of a picture that comes with the change: the next of its `newImages`. */
export const NEW_IMAGE = 'new';

/** An edit: a missing field stays, `hashtags: []` clears. */
export const feedUpdateSchema = v.object({
  title: v.nullish(titleField),
  content: v.nullish(contentField),
  instagramId: instagramField,
  hashtags: hashtagsField,
  deleteImageIds: v.nullish(v.pipe(v.array(idSchema), v.maxLength(20))),
  /** All pictures it shall have, in their order: one that is not named goes, so that asking twice is asking once. */
  imageOrder: v.nullish(v.pipe(v.array(v.union([idSchema, v.literal(NEW_IMAGE)])), v.maxLength(20))),
});
export type FeedUpdate = v.InferOutput<typeof feedUpdateSchema>;

const feedAnswer = { access: 'member', response: feedSchema, wrapping: 'envelope' } as const;

/** Multipart: part `feedData` (feedCreateSchema as JSON) and up to five `images`. */
export const createFeed = endpoint({
  ...feedAnswer,
  method: 'POST',
  path: '/api/feeds',
  keyed: true,
  summary: 'Post a feed with pictures',
  multipart: true,
  rateLimit: 20,
  limit: 'FEED',
  speaks: true,
});

export const createTextFeed = endpoint({
  ...feedAnswer,
  method: 'POST',
  path: '/api/feeds/text-only',
  keyed: true,
  summary: 'Post a feed without pictures',
  body: feedCreateSchema,
  rateLimit: 20,
  limit: 'FEED',
  speaks: true,
});

/** Multipart: part `feedData` (feedUpdateSchema as JSON) and `newImages`. */
export const updateFeed = endpoint({
  ...feedAnswer,
  method: 'PUT',
  path: '/api/feeds/{id}',
  summary: 'Change my feed and its pictures',
  params: idParams,
  multipart: true,
  rateLimit: 20,
  speaks: true,
});

export const updateTextFeed = endpoint({
  ...feedAnswer,
  method: 'PUT',
  path: '/api/feeds/text-only/{id}',
  aliases: ['/api/feeds/{id}/text-only'],
  summary: 'Change the words of my feed',
  params: idParams,
  body: feedUpdateSchema,
  speaks: true,
});

export const deleteFeed = endpoint({
  method: 'DELETE',
  path: '/api/feeds/text-only/{id}',
  aliases: ['/api/feeds/{id}'],
  access: 'member',
  summary: 'Delete my feed',
  params: idParams,
  response: v.null(),
  wrapping: 'envelope',
});
