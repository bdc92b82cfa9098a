/** For tests of the calls of a browser: their pages are not server-rendered and load their own data. */
export const PLAIN_PAGES = { extraHTTPHeaders: { 'x-plain-page': '1' } };
