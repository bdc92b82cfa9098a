import { describe, expect, it } from 'vitest';
import { judge } from '#src/app/access.ts';
import { allPaths, allScreens } from '#src/app/routes/all-screens.ts';
import { moves } from '#src/app/routes/eager-screens.ts';
import { routeAt } from '#src/app/routes/route-at.ts';
import { eagerRoutes, type Route, routesOf } from '#src/app/routes/routes.ts';
import {
  type Gets,
  MOVED,
  OPEN,
  PEOPLE,
  restrictedPaths,
  ruleOf,
  type Viewer,
} from '../../support/access/who-may-see.ts';

const NOTICES = { login: 'login notice', role: 'role notice' } as const;

function given({ access }: Route, person: Viewer): Gets {
  const verdict = judge(access, { pending: false, userType: person === 'visitor' ? null : person });
  if (verdict.kind === 'redirect') return verdict.to === 'login' ? '/login' : `/${verdict.to.slice(1)}`;
  if (verdict.kind === 'notice') return NOTICES[verdict.reason];
  return verdict.kind === 'allow' ? 'page' : '/never';
}

const screens = allScreens.flatMap(([, row]) => routesOf(row));
const routes = [...screens, ...eagerRoutes.filter(({ shows }) => 'redirect' in shows)];

it('route table: every address has a row in this test', () => {
  expect(restrictedPaths.filter((path) => !allPaths.includes(path))).toEqual([]);
  expect(routes.map(({ path }) => path)).toEqual(allPaths);
  // The number of public addresses: a new one belongs here or into the table.
  expect(allPaths.filter((path) => ruleOf(path) === OPEN)).toHaveLength(41);
});

it.each(['/mypage/nothing', '/mypage/points/1', '/mypage/a/b/c'])(
  'route table: a guest is sent to the login page at %s, where there is no page',
  async (address) => {
    const place = await routeAt(address);
    const row = place?.route ?? expect.fail(address);
    expect(PEOPLE.map((person) => given(row, person))).toEqual(['/login', 'page', 'page', 'page']);
  },
);

it('route table: old addresses redirect to their new ones', () => {
  expect(Object.fromEntries(moves.map(({ path, to }) => [path, to]))).toEqual(MOVED);
});

describe.each(routes.map((row) => ({ path: row.path, row })))('route $path', ({ path, row }) => {
  it.each(PEOPLE)('allows, explains or redirects as the table says: %s', (person) => {
    expect(given(row, person)).toBe(ruleOf(path)[person]);
  });

  it('shows nothing before the start check has ended, unless it is public', () => {
    const { kind } = judge(row.access, { pending: true, userType: null });
    expect(kind).toBe(ruleOf(path) === OPEN ? 'allow' : 'wait');
  });
});
