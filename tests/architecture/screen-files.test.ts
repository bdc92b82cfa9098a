import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { allScreens } from '#src/app/routes/all-screens.ts';
import { adminScreens } from '#src/areas/admin/screens.ts';
import { memberScreens } from '#src/areas/members/screens.ts';
import { sellerScreens } from '#src/areas/seller/screens.ts';
import { shellScreens } from '#src/areas/shell/screens.ts';
import type { ScreenRow } from '#src/lib/navigation/screen-row.ts';
import { menuOf } from '#src/ui/layout/desk-layout.tsx';
import { accountScreens, screenFiles } from '../../scripts/lib/screens/screen-files.mjs';

const ROOT = join(import.meta.dirname, '../..');
const loaded = (rows: Record<string, ScreenRow>): string[] => Object.keys(rows);

describe('files of screens with a bundle budget', () => {
  it.each([
    ['members', memberScreens],
    ['shell', shellScreens],
    ['admin', adminScreens],
    ['seller', sellerScreens],
  ])('are found for each row of %s', (area, rows) => {
    const files = screenFiles(area);
    expect([...files.keys()]).toEqual(loaded(rows));
    expect(new Set(files.values()).size).toBe(files.size);
    for (const file of files.values()) expect(existsSync(join(ROOT, file)), file).toBe(true);
  });

  it('of accounts are all of members and those elsewhere', () => {
    expect([...accountScreens().keys()]).toEqual([...loaded(memberScreens), 'accountSettings', 'mfaSetup']);
  });

  // Loading the code of every screen takes five seconds, and the machine may be busy.
  it('render no two pages', { timeout: 60_000 }, async () => {
    const drawn = await Promise.all(
      allScreens.map(async ([key, { load }]) => [key, (await load()).default] as const),
    );
    const twins = drawn.filter(([, screen]) => drawn.filter(([, other]) => other === screen).length > 1);
    expect(twins.map(([key]) => key)).toEqual([]);
  });
});

it.each([
  ['administrators', adminScreens],
  ['sellers', sellerScreens],
] satisfies [string, Record<string, ScreenRow>][])(
  'the menu of %s leads to each list of their desk under a name of its own',
  (_who, rows) => {
    const menu = menuOf(rows);
    const lists = Object.values<ScreenRow>(rows).filter(
      ({ look }) => 'shape' in look && look.shape === 'desk',
    );
    expect(lists.length).toBeGreaterThan(5);
    const places = menu.map(([path]) => path);
    expect(lists.map(({ path }) => path).filter((path) => !places.includes(path))).toEqual([]);
    expect(new Set(menu.map(([, name]) => name)).size).toBe(menu.length);
  },
);
