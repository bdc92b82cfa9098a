import type { FastifyRequest } from 'fastify';
import { escapedText } from '../../kit/pages/escaped.ts';
import { pathOf } from '../logging.ts';

/** The route that answers with the page of the client. */
export const PAGE_ROUTE = '/*';

// Calls, and names with an ending: a missing script or picture must not be answered with a page.
const NOT_A_PAGE = /^\/(api|assets|content|images)(\/|$)|\.\w+$/;

export const isPagePath = (path: string): boolean => !NOT_A_PAGE.test(path);

/** A person who opens an address, not a program that calls. */
export const wantsPage = (request: FastifyRequest): boolean =>
  request.routeOptions.url === PAGE_ROUTE && isPagePath(pathOf(request.url));

/** A file of the client was asked for, such as a stylesheet or a script, by the route that answers with it. */
export const wantsFile = ({ routeOptions: { config } }: FastifyRequest): boolean =>
  config !== undefined && 'file' in config;

/** Stylesheet of the page that says why another one could not be opened. */
export const TROUBLE_SHEET = '/trouble.css';

/** A page as it was before the server drew any: for tests of what a browser does when its calls fail. */
export const wantsPlain = ({ headers }: FastifyRequest): boolean => headers['x-plain-page'] === '1';

/** A refusal that a person can read without any script: the sentence, and a way to try the same address again. */
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
