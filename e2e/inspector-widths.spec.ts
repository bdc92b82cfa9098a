import { expect, expectAccessible, test } from './support/fixtures.ts';
import { box } from './support/inspected.ts';

const PAGES = [
  '/__inspector',
  '/__inspector/machines/checkout',
  '/__inspector/machines/productEditor',
  '/__inspector/map',
  '/__inspector/life',
  '/__inspector/screens',
  '/__inspector/live',
];
const WIDTHS = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
];

for (const size of WIDTHS)
  test(`inspector: every page is accessible and needs no sideways scrolling at ${size.width} px`, async ({
    page,
  }) => {
    test.setTimeout(120_000);
    await page.setViewportSize(size);
    for (const path of PAGES)
      await test.step(path, async () => {
        await page.goto(path);
        await expect(page.getByRole('main')).not.toBeEmpty();
        if (path.includes('machines/')) await expect(page.locator('figure')).toBeVisible();
        await expectAccessible(page);
        const width = await page.evaluate(() => document.documentElement.scrollWidth);
        expect(width, path).toBeLessThanOrEqual(size.width);
      });
  });

test('inspector: a fitted chart has no text under 11 px, and an overview shows where its part is', async ({
  page,
}) => {
  await page.goto('/__inspector/machines/productEditor');
  await expect(box(page, 'productEditor.loading')).toHaveAttribute('data-active', 'true');
  const sizes = await page.locator('figure svg[role="img"] text').evaluateAll((texts) =>
    texts.flatMap((text) => {
      const plane = text.closest('div');
      const scale = plane ? new DOMMatrix(getComputedStyle(plane).transform).a : 0;
      return [text, ...text.querySelectorAll('tspan')].map(
        (part) => Number.parseFloat(getComputedStyle(part).fontSize) * scale,
      );
    }),
  );
  expect(sizes.length).toBeGreaterThan(50);
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(11);
  await expect(page.locator('[data-minimap]')).toBeVisible();
  await expect(page.locator('[data-minimap] .active')).not.toHaveCount(0);
  await page.getByRole('button', { name: '모두 접기' }).click();
  await expect(page.getByText(/^상태 \d+개 접힘$/).first()).toBeVisible();
});

test('inspector: on a phone, the panel of a chart is a sheet at the bottom that can be folded', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/__inspector/machines/checkout');
  const panel = page.getByRole('complementary', { name: '상태 기계 살피기' });
  await expect(panel.getByRole('tab', { name: '둘러보기' })).toBeVisible();
  const bottomOf = async () => {
    const place = await panel.boundingBox();
    return place ? Math.round(place.y + place.height) : 0;
  };
  expect(await bottomOf()).toBe(844);
  await panel.getByRole('button', { name: '패널 접기' }).click();
  await expect(panel.getByRole('tab', { name: '둘러보기' })).toBeHidden();
  expect(await bottomOf()).toBe(844);
  await panel.getByRole('button', { name: '패널 펼치기' }).click();
  await expect(panel.getByRole('tab', { name: '둘러보기' })).toBeVisible();
});
