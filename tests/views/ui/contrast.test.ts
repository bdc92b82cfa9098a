import { expect, test } from 'vitest';
import { AVATAR_COLOURS } from '#domain/members/profile/avatar.ts';
import { DARK, LIGHT } from '#src/styles/roles.ts';
import { AVATAR_GRADIENTS } from '#src/ui/members/avatar.tsx';

const channel = (value: number): number =>
  value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
const luminance = (hex: string): number => {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) =>
    channel(Number.parseInt(hex.slice(at, at + 2), 16) / 255),
  );
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};
const contrast = (one: string, other: string): number => {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
};

const TEXT = ['ink', 'ink2', 'ink3', 'sale', 'success', 'danger'] as const;
const GROUNDS = ['bg', 'raised', 'sunken'] as const;

for (const [name, roles] of [
  ['light', LIGHT],
  ['dark', DARK],
] as const) {
  test.each(TEXT.flatMap((text) => GROUNDS.map((ground) => [text, ground] as const)))(
    `contrast in ${name}: %s is readable on %s`,
    (text, ground) => expect(contrast(roles[text], roles[ground])).toBeGreaterThanOrEqual(4.5),
  );

  test(`contrast in ${name}: text on ink and on pictures is readable`, () => {
    expect(contrast(roles.onInk, roles.ink)).toBeGreaterThanOrEqual(7);
    expect(contrast(roles.inkOnTile, roles.tile)).toBeGreaterThanOrEqual(7);
  });

  test.each(['control', 'heart', 'brand'] as const)(`contrast in ${name}: %s is visible`, (mark) => {
    expect(contrast(roles[mark], roles.bg)).toBeGreaterThanOrEqual(3);
    expect(contrast(roles[mark], roles.raised)).toBeGreaterThanOrEqual(3);
  });
}

test.each(AVATAR_GRADIENTS)('contrast: initials are readable on an avatar from %s to %s', (...ends) => {
  for (const end of ends) expect(contrast('#ffffff', end)).toBeGreaterThanOrEqual(4.5);
});

test('contrast: every avatar colour is tested', () => expect(AVATAR_GRADIENTS).toHaveLength(AVATAR_COLOURS));
