import { type APIRequestContext, expect } from '@playwright/test';

export const ASKED_BY_BROWSER = { accept: 'text/html' };

/** True if a page was rendered with its content and nothing in it is still loading. */
export const isDrawn = (html: string): boolean =>
  html.includes('data-flow="') && !html.includes('data-state="loading');

/**
 * Resolves when the server has rendered a page, and so caches it for the next visitor; a busy server sends a frame
 * first.
 */
export const untilDrawn = (request: APIRequestContext, path: string): Promise<void> =>
  expect
    .poll(async () => isDrawn(await (await request.get(path, { headers: ASKED_BY_BROWSER })).text()))
    .toBe(true);
