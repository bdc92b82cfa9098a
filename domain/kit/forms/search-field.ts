import * as v from 'valibot';

/** Most characters of a search text. */
export const SEARCH_LENGTH = 100;
const tooLong = `검색어는 ${SEARCH_LENGTH}자까지 입력할 수 있어요.`;

/** Search text: trimmed, empty if omitted. */
export const searchField = v.optional(v.pipe(v.string(), v.trim(), v.maxLength(SEARCH_LENGTH, tooLong)), '');
