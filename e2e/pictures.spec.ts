import type { Page } from '@playwright/test';
import { photo } from '../tests/support/server/multipart.ts';
import { expect, test } from './support/fixtures.ts';

test.use({ viewport: { width: 390, height: 844 } });

const VARIANT = /-(160|320|480|800)\.(avif|webp|jpg)$/;
const cards = (page: Page) =>
  page
    .getByRole('main')
    .locator('li')
    .filter({ has: page.locator('figure') });
const pictures = (page: Page) => cards(page).locator('figure img');
const widthOf = (image: HTMLImageElement) => image.naturalWidth;
const sourceOf = (image: HTMLImageElement) => image.currentSrc;

test('pictures: a phone loads small ones first; cards far below are laid out when near, and Back restores the position', async ({
  page,
}) => {
  await test.step('small pictures, those of the first view first', async () => {
    await page.goto('/products');
    await expect(cards(page)).toHaveCount(20);
    const loading = await pictures(page).evaluateAll((images: HTMLImageElement[]) =>
      images.map((image) => `${image.loading} ${image.fetchPriority}`),
    );
    expect(loading).toEqual([...Array(4).fill('eager high'), ...Array(16).fill('lazy auto')]);
    const first = pictures(page).first();
    await expect.poll(() => first.evaluate(widthOf)).toBeGreaterThan(0);
    // A place of 177 px on a screen without extra density.
    expect(await first.evaluate(sourceOf)).toMatch(/-(160|320)\.avif$/);
  });
  await test.step('cards far below are laid out when near, and Back restores each position', async () => {
    await page.goto('/products?page=0&size=44&sort=latest');
    await expect(cards(page)).toHaveCount(44);
    const layout = (index: number) =>
      cards(page)
        .nth(index)
        .evaluate((card) => getComputedStyle(card).contentVisibility);
    expect([await layout(7), await layout(8), await layout(43)]).toEqual(['visible', 'auto', 'auto']);
    // Scrolls to the end past every row, as a person does.
    await page.mouse.wheel(0, 10);
    for (let row = 8; row < 44; row += 2) {
      const image = pictures(page).nth(row);
      await image.evaluate((element) => element.scrollIntoView({ block: 'center' }));
      await expect.poll(() => image.evaluate(widthOf)).toBeGreaterThan(0);
    }
    const link = cards(page).nth(43).getByRole('link');
    const topOf = () => link.evaluate((element) => Math.round(element.getBoundingClientRect().top));
    const top = await topOf();
    await link.click();
    await expect(page).toHaveURL(/\/products\/\d+$/);
    await page.goBack();
    await expect(cards(page)).toHaveCount(44);
    await expect.poll(async () => Math.abs((await topOf()) - top)).toBeLessThan(2);
  });
});

test('pictures: one with failing variants is shown in its original size; an upload in their place is shown without a layout shift', async ({
  page,
}) => {
  const first = pictures(page).first();
  await test.step('failing variants', async () => {
    await page.route(VARIANT, (route) => route.fulfill({ status: 503 }));
    await page.goto('/products');
    await expect.poll(() => first.evaluate(sourceOf)).toMatch(/\/images\/products\/[\w-]+-\d\.(avif|svg)$/);
    await expect.poll(() => first.evaluate(widthOf)).toBeGreaterThan(0);
    await page.unroute(VARIANT);
  });
  await test.step('an upload', async () => {
    // The answer of the server until the job is done: larger, of another format, and not cached.
    const body = await photo(1280, 960, 'webp');
    const standIn = { body, contentType: 'image/webp', headers: { 'cache-control': 'private, no-store' } };
    await page.route(VARIANT, (route) => route.fulfill(standIn));
    await page.reload();
    await expect(cards(page)).toHaveCount(20);
    const boxOf = () => first.evaluate((image) => JSON.stringify(image.getBoundingClientRect()));
    const shape = () => first.evaluate((image: HTMLImageElement) => image.naturalWidth / image.naturalHeight);
    // The shape of the upload, not of the drawing.
    await expect.poll(shape).toBeCloseTo(4 / 3, 1);
    expect(await first.evaluate(sourceOf)).toMatch(/-(160|320)\.avif$/);
    await first.evaluate((image: HTMLImageElement) => image.decode());
    const box = await boxOf();
    await page.unroute(VARIANT);
    await page.reload();
    await expect(cards(page)).toHaveCount(20);
    await expect.poll(shape).toBeCloseTo(1, 1);
    expect(await boxOf()).toBe(box);
  });
});
