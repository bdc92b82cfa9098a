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

const all = [...allPaths, UNKNOWN];
/** Every person with an address. */
const visits = PEOPLE.flatMap((person) => all.map((pattern) => ({ person, pattern })));
type Visit = (typeof visits)[number];
const kindOf = ({ person, pattern }: Visit): string =>
  JSON.stringify([ruleOf(pattern)[person], pattern in MOVED, pattern === UNKNOWN]);
const isFirst = (visit: Visit): boolean => visits.find((one) => kindOf(one) === kindOf(visit)) === visit;
/** One visit for each kind of result: tests/views and tests/server check all addresses for all roles. */
const opened = thorough ? visits : visits.filter((visit) => isFirst(visit) || visit.pattern === '/mypage');

for (const person of PEOPLE) {
  const patterns = opened.filter((visit) => visit.person === person).map(({ pattern }) => pattern);
  test(`access: routes open, explain or redirect for: ${person}`, async ({ page }) => {
    test.setTimeout(120_000);
    await loginAs(page, person);
    for (const pattern of patterns) {
      await test.step(pattern, async () => {
        const { at, notice } = endOf(pattern, person);
        const answer = await page.goto(addressOf(pattern));
        // A text of the page itself, not of the footer.
        await expect(page.locator('h1, main strong').first()).toBeVisible();
        await expect(page).toHaveURL(({ pathname }) => pathname === at);
        await expect(page.getByRole('heading', { name: '페이지를 찾을 수 없어요' })).toHaveCount(
          pattern === UNKNOWN ? 1 : 0,
        );
        if (pattern === UNKNOWN) expect(answer?.status()).toBe(404);
        if (notice) await expect(page.getByText(NOTICES[notice], { exact: true })).toBeVisible();
      });
    }
  });
}
