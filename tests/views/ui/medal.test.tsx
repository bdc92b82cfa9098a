import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { BADGES, badgeImageOf } from '#domain/rewards/badge.ts';
import { LEVELS } from '#domain/rewards/level.ts';
import { BadgeMedal, LevelMedal } from '#src/ui/members/medal.tsx';
import { root } from '../../../scripts/lib/root.mjs';

const fileOf = (address: string) => join(root, 'public', address);

describe('medals', () => {
  it('exist for every badge', () => {
    for (const type of Object.keys(BADGES)) expect(existsSync(fileOf(badgeImageOf(type))), type).toBe(true);
  });

  it.each(LEVELS)('of level $levelName have its emoji as text alternative', (level) => {
    const medal = render(<LevelMedal level={level} />).getByRole('img', { name: level.emoji });
    expect(existsSync(fileOf(String(medal.getAttribute('src'))))).toBe(true);
  });
});

describe('BadgeMedal not earned yet', () => {
  const ringOf = (progress: number | undefined) =>
    [
      ...render(
        <BadgeMedal image="/images/badges/vip.svg" locked progress={progress} />,
      ).container.querySelectorAll('circle'),
    ].map((circle) => circle.getAttribute('stroke-dasharray'));

  it('shows the progress, at most complete', () => {
    expect(ringOf(0.6)).toEqual([null, '0.6 1']);
    expect(ringOf(1.4)).toEqual([null, '1 1']);
  });

  it('has an empty ring at 0, and none without a measure', () => {
    expect(ringOf(0)).toEqual([null]);
    expect(ringOf(undefined)).toEqual([]);
  });

  it('has no colours', () => {
    const { container } = render(<BadgeMedal image="/images/badges/vip.svg" locked />);
    expect(container.querySelector('img')).toHaveStyle({ filter: 'grayscale(1)' });
  });
});
