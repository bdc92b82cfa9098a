/** For tests of what a browser does with its calls: their pages are not drawn ahead, and ask for themselves. */
export const PLAIN_PAGES = { extraHTTPHeaders: { 'x-plain-page': '1' } };
