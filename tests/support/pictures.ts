import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { SeenScreen } from '#src/lib/screen-look.ts';

/** Where the pictures of the screens are stored. */
export const PICTURES = join(import.meta.dirname, '../../e2e/pictures');
/** In the name of the one picture of a screen without a chart, in place of a stage. */
export const AS_IT_IS = 'shown';

export const pictureOf = (key: string, stage: string): string => `${key}-${stage}`;
/** What a phone shows, in each of the shop's two themes. */
export const PHONE_THEMES = ['light', 'dark'] as const;
export const phonePicture = (key: string, theme: (typeof PHONE_THEMES)[number]): string =>
  pictureOf(key, theme === 'light' ? 'phone' : 'phone-dark');

/** Every picture of a screen: each of its stages on a desktop, the first one on a phone too, by day and by night. */
export const picturesOf = (screen: SeenScreen): string[] => {
  const stages = screen.chart === null ? [AS_IT_IS] : screen.stages;
  return [
    ...stages.map((stage) => pictureOf(screen.key, stage)),
    ...PHONE_THEMES.map((theme) => phonePicture(screen.key, theme)),
  ];
};

export const storedPictures = (): string[] =>
  readdirSync(PICTURES)
    .filter((name) => name.endsWith('.png'))
    .map((name) => name.slice(0, -4))
    .toSorted();
