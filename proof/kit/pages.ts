import type { Locator, Page } from '@playwright/test';
import { isJson } from './answers.ts';
import type { Act, PortDriver } from './driver.ts';

type Json = Record<string, unknown>;

/** The part of an answer that holds a page: the body, its data, or a pagination inside. */
function pageIn(body: unknown): Json | null {
  if (!isJson(body)) return null;
  if ('totalPages' in body) return body;
  return Object.values(body).map(pageIn).find(Boolean) ?? null;
}
const listOf = (page: Json): [string, unknown[]] =>
  Object.entries(page).find((entry): entry is [string, unknown[]] => Array.isArray(entry[1])) ?? [
    'content',
    [],
  ];

/** Names of the page number in answers; without one it is the second page, as in samples. */
const NUMBERS = ['page', 'number', 'currentPage'];
const placeOf = (page: Json): number => Number(page[NUMBERS.find((name) => name in page) ?? ''] ?? 1);

/** The real page in the form of the sample: with a next page, or empty. */
export const pageLike: NonNullable<PortDriver['answer']> = async (ask, sample) => {
  const wantsNothing = isJson(sample) && listOf(sample)[1].length === 0;
  let body = await ask();
  const place = placeOf(pageIn(body) ?? {});
  if (!wantsNothing && listOf(pageIn(body) ?? {})[1].length === 0) body = await ask(0);
  const page = pageIn(body);
  if (!page) return body;
  // Beyond the last seeded page the first page is used for the requested one.
  for (const name of NUMBERS.filter((one) => one in page)) page[name] = place;
  if (wantsNothing) Object.assign(page, { [listOf(page)[0]]: [], totalPages: 0, totalElements: 0 });
  else page.totalPages = Math.max(place + 2, Number(page.totalPages));
  return body;
};

export const nextButton = (page: Page): Locator => page.getByRole('button', { name: '다음', exact: true });
export const nextPage: Act = { press: nextButton };
