import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../../scripts/lib/root.mjs';
import { badgeMedals, defaultBadge } from '../medals/badges.ts';
import { levelMedals } from '../medals/levels.ts';

describe('medals', () => {
  it('are as studio/medals.ts draws them, each different from every other', () => {
    const drawn = [...levelMedals(), ...badgeMedals(), defaultBadge()];
    for (const [name, svg] of drawn)
      expect(readFileSync(join(root, 'public/images', name), 'utf8'), name).toBe(svg);
    expect(new Set(drawn.map(([, svg]) => svg)).size).toBe(drawn.length);
  });
});
