import { type APIRequestContext, expect } from '@playwright/test';

export const ASKED_BY_BROWSER = { accept: 'text/html' };

/** Whether a page came with its content: not as a frame, and with nothing in it that the browser still has to ask for. */
export const isDrawn = (html: string): boolean =>
  html.includes('data-flow="') && !html.includes('data-state="loading');

/** Over when the server has drawn a page, and so keeps a copy of it for the next visitor; a busy one sends a frame first. */
export const untilDrawn = (request: APIRequestContext, path: string): Promise<void> =>
  expect
    .poll(async () => isDrawn(await (await request.get(path, { headers: ASKED_BY_BROWSER })).text()))
    .toBe(true);
