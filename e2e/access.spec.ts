import { allPaths, allScreens } from '#src/app/routes/all-screens.ts';
import { seenScreens } from '#src/inspector/screens/screen-list.ts';
import { thorough } from '../scripts/lib/testing/thorough.mjs';
import { MOVED, PEOPLE, ruleOf, type Viewer } from '../tests/support/access/who-may-see.ts';
import { expect, loginAs, test } from './support/fixtures.ts';

/** There is no such page for any role. */
const UNKNOWN = '/no/such/page';
const NOTICES = { 'login notice': '로그인이 필요합니다', 'role notice': '접근 권한이 없습니다' } as const;

const pathOf = (address: string): string => address.split('?')[0] ?? '';

/** Builds an address of a pattern: the one that QA uses, or one with 1 for each parameter. */
function addressOf(pattern: string): string {
  const key = allScreens.find(([, { path }]) => path === pattern)?.[0];
  const seen = seenScreens.find((screen) => screen.key === key)?.address ?? '';
  // QA may open a page under another of its addresses.
  const isOfPattern = new RegExp(`^${pattern.replace(/:\w+/g, '[^/]+')}$`).test(pathOf(seen));
  return isOfPattern ? seen : pattern.replace(/:\w+/g, '1');
}

type End = { at: string; notice: keyof typeof NOTICES | null };

/** Returns where a person ends who opens an address of this pattern. */
function endOf(pattern: string, person: Viewer): End {
  const gets = ruleOf(pattern)[person];
  const goesOn = gets === 'page' ? MOVED[pattern] : gets.startsWith('/') ? gets : undefined;
  if (goesOn !== undefined) return endOf(pathOf(goesOn), person);
  // A signed-in person is redirected from the log-in.
  if (pattern === '/login' && person !== 'visitor') return endOf('/', person);
  const notice = gets === 'login notice' || gets === 'role notice' ? gets : null;
  return { at: pathOf(addressOf(pattern)), notice };
}

/**
 * Addresses with the same results have the same guard; tests/views and tests/server check all addresses for all
 * roles.
 */
const all = [...allPaths, UNKNOWN];
const kindOf = (pattern: string, person: Viewer): string =>
  JSON.stringify([ruleOf(pattern)[person], pattern in MOVED, pattern === UNKNOWN]);
const isFirst = (pattern: string, person: Viewer): boolean =>
  all.find((one) => kindOf(one, person) === kindOf(pattern, person)) === pattern;
const openedBy = (person: Viewer): string[] =>
  thorough ? all : all.filter((pattern) => isFirst(pattern, person));

for (const person of PEOPLE) {
  test(`access: routes of every kind open, explain or redirect for: ${person}`, async ({ page }) => {
    test.setTimeout(120_000);
    await loginAs(page, person);
    for (const pattern of openedBy(person)) {
      await test.step(pattern, async () => {
        const { at, notice } = endOf(pattern, person);
        await page.goto(addressOf(pattern));
        // A text of the page itself, not of the footer.
        await expect(page.locator('h1, main strong').first()).toBeVisible();
        await expect(page).toHaveURL(({ pathname }) => pathname === at);
        await expect(page.getByRole('heading', { name: '페이지를 찾을 수 없어요' })).toHaveCount(
          pattern === UNKNOWN ? 1 : 0,
        );
        if (notice) await expect(page.getByText(NOTICES[notice], { exact: true })).toBeVisible();
      });
    }
  });
}

test('links: an unknown path is a page with links, and every link of side menu and footer resolves', async ({
  page,
}) => {
  await test.step('unknown path', async () => {
    const answer = await page.goto('/no/such/page');
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByRole('heading', { name: '페이지를 찾을 수 없어요' })).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: '상품' }).click();
    await expect(page).toHaveURL(/\/products/);
  });
  await test.step('links of side menu and footer', async () => {
    await page.goto('/');
    await page.getByRole('button', { name: '메뉴 열기' }).click();
    await expect(page.getByRole('navigation', { name: '전체 메뉴' })).toBeVisible();
    const links = await page
      .locator('[role="dialog"] a, footer a')
      .evaluateAll((found) => found.map((link) => link.getAttribute('href') ?? ''));
    expect(links.length).toBeGreaterThan(15);
    // The server knows the addresses of the client (tests/built/code.test.ts) and answers 404 for all others.
    for (const link of new Set(links)) {
      const answer = await page.request.get(link, { maxRedirects: 0, timeout: 20_000 });
      expect([link, [200, 302].includes(answer.status())]).toEqual([link, true]);
    }
  });
});
