import * as v from 'valibot';

/** Characters of a text that is searched for. */
export const SEARCH_LENGTH = 100;
const tooLong = `검색어는 ${SEARCH_LENGTH}자까지 입력할 수 있어요.`;

/** A text that is searched for: trimmed, empty where it is left out. */
export const searchField = v.optional(v.pipe(v.string(), v.trim(), v.maxLength(SEARCH_LENGTH, tooLong)), '');
