import type { FastifyRequest } from 'fastify';
import { escapedText } from '../../kit/pages/escape-html.ts';
import { pathOf } from '../logging.ts';

/** Route that serves the client's pages. */
export const PAGE_ROUTE = '/*';

// API calls, and names with an extension: a missing script or picture must not be answered with a
// page.
const NOT_A_PAGE = /^\/(api|assets|content|images)(\/|$)|\.\w+$/;

/** Returns whether a path is that of a page, not of the API or a file. */
export const isPagePath = (path: string): boolean => !NOT_A_PAGE.test(path);

/** Returns whether a request is a page navigation, not an API call. */
export const wantsPage = (request: FastifyRequest): boolean =>
  request.routeOptions.url === PAGE_ROUTE && isPagePath(pathOf(request.url));

/** Returns whether a request is for a static file of the client. */
export const wantsFile = ({ routeOptions: { config } }: FastifyRequest): boolean =>
  config !== undefined && 'file' in config;

/** Stylesheet of the error page. */
export const TROUBLE_SHEET = '/trouble.css';

/** Returns whether server-side rendering is disabled by header, for tests of failing API calls. */
export const wantsPlain = ({ headers }: FastifyRequest): boolean => headers['x-plain-page'] === '1';

/** Returns an error page that needs no script: the message and a link to try again. */
export const troublePage = (sentence: string, title = '화면을 열지 못했어요'): string => `<!doctype html>
<html lang="ko">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>신발장</title>
    <link rel="stylesheet" href="${TROUBLE_SHEET}" />
  </head>
  <body>
    <main class="trouble">
      <h1>${title}</h1>
      <p>${escapedText(sentence)}</p>
      <p><a href="">다시 시도</a></p>
    </main>
  </body>
</html>
`;
