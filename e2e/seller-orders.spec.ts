import { readFile } from 'node:fs/promises';
import { expectAccessible, expect as expectSoon, test } from './support/fixtures.ts';
import { flow } from './support/shop/members.ts';
import { freePort, openSecondShop, type SecondShop } from './support/shop/second-shop.ts';
import { buyLines, type SoldLine, startAs } from './support/shop/sold-lines.ts';

/** A hundred lines are sold and sent on a machine that others keep busy. */
const expect = expectSoon.configure({ timeout: 45_000 });

// A shop of its own: a hundred lines that are sold and sent would change what other tests see.
let shop: SecondShop | undefined;
test.describe.configure({ mode: 'serial', timeout: 300_000 });
test.use({ actionTimeout: 45_000 });
test.beforeAll(async () => {
  test.setTimeout(300_000);
  const env = { RATE_LIMIT_FACTOR: '1000', MAX_LOOP_DELAY: '0', HANDLER_TIMEOUT: '0' };
  shop = await openSecondShop(await freePort(), env);
});
test.afterAll(() => shop?.close());

const HEAD = '주문번호,상품주문번호,택배사,송장번호';
const csvOf = (rows: readonly SoldLine[]) =>
  rows.map(
    ({ orderNo, orderItemId }, index) => `${orderNo},${orderItemId},CJ대한통운,${600_000_000_000 + index}`,
  );

test('seller orders: of a hundred rows with three wrong ones 97 ship, three are named, and a repetition changes nothing', async ({
  page,
}) => {
  const base = shop?.base ?? '';
  const lines = await test.step('a hundred lines are sold', () => buyLines(page, base, 100));
  await startAs(page, base, 'seller');
  await page.goto(`${base}/order-manage`);
  await expect(flow(page, 'sellerLines')).toHaveAttribute('data-state', 'loaded.filled');
  await expectAccessible(page);

  const [first = '', ...rest] = csvOf(lines);
  const rows = [first.replace('CJ대한통운', '아무택배'), ...rest];
  rows[49] = (rows[49] ?? '').replace(/\d+$/, 'javascript:1');
  rows[98] = (rows[98] ?? '').replace(/^[^,]+/, 'S0000');
  const file = {
    name: 'parcels.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(`\uFEFF${[HEAD, ...rows].join('\r\n')}\r\n`),
  };
  const dialog = page.getByRole('dialog', { name: '송장 한꺼번에 등록' });
  await page.getByRole('button', { name: '송장 한꺼번에 등록' }).click();
  await dialog.locator('input[type="file"]').setInputFiles(file);
  await expect(dialog.getByText('97건을 보낼 수 있어요.')).toBeVisible();
  const wrong = dialog.getByRole('region', { name: '보내지 못하는 줄' }).getByRole('listitem');
  await expect(wrong).toHaveText([
    /^1번째 상품.*택배사를 목록에 있는 이름으로/,
    /^50번째 상품.*송장 번호는 숫자 10~14자리예요/,
    /^99번째 상품.*맞는 내 주문이 없어요/,
  ]);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: '97건 보내기' }).click();
  await expect(dialog.getByText('97건을 보냈어요.')).toBeVisible();
  await expect(wrong).toHaveCount(3);
  await dialog.getByRole('button', { name: '틀린 줄만 고쳐 다시 올리기' }).click();
  await expect(dialog.getByRole('textbox')).toHaveValue(/아무택배/);

  await dialog.locator('input[type="file"]').setInputFiles(file);
  await expect(dialog.getByText('새로 보낼 것이 없어요.')).toBeVisible();
  await expect(dialog.getByText('97건은 이미 같은 송장으로 보냈어요.')).toBeVisible();
  await expect(dialog.getByRole('button', { name: /건 보내기$/ })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /^배송 중/ }).click();
  await expect(flow(page, 'sellerLines')).toContainText('건');
});

test('seller orders: an order is opened, shipped, corrected and printed; a line is cancelled', async ({
  page,
}) => {
  const base = shop?.base ?? '';
  const [sold, other] = [...(await buyLines(page, base, 1)), ...(await buyLines(page, base, 1))];
  await startAs(page, base, 'seller');
  await page.goto(`${base}/order-manage?open=${sold?.orderId}`);
  const panel = page.getByRole('dialog').first();
  await expect(panel.getByText('문 앞에 두세요')).toBeVisible();
  await expectAccessible(page);

  // On paper there is the list alone; the browser waits in `print` until it is done.
  await page.evaluate(() => {
    window.print = () => {
      document.documentElement.dataset.printed = [...document.body.children]
        .filter((one) => one.textContent?.includes('포장 명세서') && one.tagName === 'SECTION')
        .map((one) => one.textContent)
        .join();
    };
  });
  await panel.getByRole('button', { name: '포장 명세서 인쇄' }).click();
  const paper = await page.evaluate(() => document.documentElement.dataset.printed ?? '');
  expect(paper).toContain(sold?.orderNo ?? 'no order');
  expect(paper).toContain('문새봄');

  await panel.getByRole('button', { name: '보내기', exact: true }).click();
  const form = page.getByRole('dialog', { name: '보낼 상품의 송장' });
  await form.getByLabel(/^택배사/).selectOption('우체국택배');
  await form.getByLabel(/^송장 번호/).fill('1234-5678-9012');
  await expect(form.getByText(/자릿수가 달라요/)).toBeVisible();
  await form.getByRole('button', { name: '보내기' }).click();
  const parcel = panel.getByRole('link', { name: '우체국택배 123456789012' });
  await expect(parcel).toHaveAttribute('href', /^https:\/\/service\.epost\.go\.kr\/.*123456789012$/);

  await panel.getByRole('button', { name: '송장 고치기' }).click();
  const mend = page.getByRole('dialog', { name: '송장 고치기' });
  await mend.getByLabel(/^송장 번호/).fill('6123456789012');
  await mend.getByRole('button', { name: '고치기' }).click();
  await expect(panel.getByRole('link', { name: '우체국택배 6123456789012' })).toBeVisible();

  await page.goto(`${base}/order-manage?open=${other?.orderId}`);
  await panel.getByRole('button', { name: '취소하기', exact: true }).click();
  const cancel = page.getByRole('dialog', { name: '주문 취소' });
  await cancel.getByLabel(/^취소 사유/).fill('재고가 없어요');
  await cancel.getByRole('checkbox').check();
  await cancel.getByRole('button', { name: '취소하기' }).click();
  await expect(page.getByText('주문을 취소하고 옵션을 품절로 바꿨어요.')).toBeVisible();
});

test('seller orders: the rows of the table are exported without a name', async ({ page }) => {
  const base = shop?.base ?? '';
  await startAs(page, base, 'seller');
  await page.goto(`${base}/order-manage`);
  const coming = page.waitForEvent('download');
  await flow(page, 'lineFile').getByRole('button', { name: 'CSV 내려받기' }).click();
  const words = await readFile(await (await coming).path(), 'utf8');
  expect(words).toContain('주문번호,상품주문번호');
  expect(words).not.toContain('문새봄');
});
