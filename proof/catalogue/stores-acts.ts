import type { Page } from '@playwright/test';
import type { Endpoint } from '#domain/kit/endpoint.ts';
import type { Driver } from '../kit/driver.ts';
import { paged } from '../kit/paged.ts';

/** One of the lists of the page, each with a pager; the lower ones load when scrolled near. */
export const listOf = (name: string, asks: readonly Endpoint[], reach?: Driver['reach']): Driver => {
  const driver = paged({ path: '/store/1', ...(reach ? { reach } : {}) }, asks);
  const next = (page: Page) =>
    page.getByRole('region', { name, exact: true }).getByRole('button', { name: '다음', exact: true });
  return { ...driver, events: { ...driver.events, 'page.changed': { press: next } } };
};

export const toTheEnd = (page: Page) =>
  page.getByRole('region', { name: '판매자 정보' }).scrollIntoViewIfNeeded();
