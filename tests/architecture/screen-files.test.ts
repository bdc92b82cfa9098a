import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { adminScreens } from '#src/areas/admin/screens.ts';
import { memberScreens } from '#src/areas/members/screens.ts';
import { shellScreens } from '#src/areas/shell/screens.ts';
import type { ScreenRow } from '#src/lib/screen-row.ts';
import { accountScreens, screenFiles } from '../../scripts/lib/screen-files.mjs';

const ROOT = join(import.meta.dirname, '../..');
const loaded = (rows: Record<string, ScreenRow>): string[] =>
  Object.entries(rows).flatMap(([key, { load }]) => (load ? [key] : []));

describe('files of screens, whose weight is judged', () => {
  it.each([
    ['members', memberScreens],
    ['shell', shellScreens],
    ['admin', adminScreens],
  ])('are found for each row of %s that has code', (area, rows) => {
    const files = screenFiles(area);
    expect([...files.keys()]).toEqual(loaded(rows));
    expect(new Set(files.values()).size).toBe(files.size);
    for (const file of files.values()) expect(existsSync(join(ROOT, file)), file).toBe(true);
  });

  it('of accounts are all of members and those that stand elsewhere', () => {
    expect([...accountScreens().keys()]).toEqual([...loaded(memberScreens), 'accountSettings', 'mfaSetup']);
  });
});
