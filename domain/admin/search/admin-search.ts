import * as v from 'valibot';
import { endpoint } from '../../kit/endpoint.ts';
import { hasControlCharacter } from '../../kit/forms/form-fields.ts';

/** Kinds of results of the admin quick search, in display order. */
export const SEARCH_RESULT_KINDS = ['MEMBER', 'ORDER', 'PRODUCT', 'EVENT', 'CASE'] as const;
export type FoundKind = (typeof SEARCH_RESULT_KINDS)[number];

/** Most results of each kind. */
export const MOST_FOUND = 5;
/** Fewest characters of a search; a shorter text would match nearly every row. */
export const LEAST_LETTERS = 2;
const MOST_LETTERS = 100;

const found = v.object({
  kind: v.picklist(SEARCH_RESULT_KINDS),
  id: v.number(),
  /** Display name of the result. */
  label: v.string(),
  /** Detail that distinguishes results of the same name; e-mail addresses are masked. */
  hint: v.string(),
});
export type Found = v.InferOutput<typeof found>;

/**
 * Endpoint of admins: searches members, orders, products, events and moderation cases by words or
 * number.
 */
export const searchAdmin = endpoint({
  method: 'GET',
  path: '/api/admin/search',
  access: 'admin',
  wrapping: 'envelope',
  summary: 'Finds members, orders, products, events and cases by text or number, a few of each.',
  query: v.object({
    q: v.pipe(
      v.string(),
      v.maxLength(MOST_LETTERS, `검색어는 ${MOST_LETTERS}자까지 입력할 수 있어요.`),
      v.check((text) => !hasControlCharacter(text), '검색어에 쓸 수 없는 문자가 있어요.'),
      v.transform((text) => text.normalize('NFC').trim()),
    ),
  }),
  response: v.array(found),
});
