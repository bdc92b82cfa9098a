import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { SeenScreen } from '#src/inspector/screens/screen-list.ts';
import type { Stage } from '#src/lib/navigation/screen-preview.ts';
import { SCREEN_SHAPES } from './client/screen-shapes.ts';

/** Folder of the stored pictures of screens. */
export const PICTURES = join(import.meta.dirname, '../../e2e/pictures');
/** Folder with the stored texts of each stage of a screen: one file for each screen. */
export const SAID = join(import.meta.dirname, '../../e2e/page-text');
/** In the name of the one picture of a screen without a chart, in place of a stage. */
export const AS_IT_IS = 'shown';

const pictureOf = (key: string, part: string): string => `${key}-${part}`;

/** Width of a picture, and on a phone the theme. */
export type PictureLook = 'desk' | 'phone' | 'phone-dark';

/** The first stage of a screen, which is pictured in both themes. */
export const firstStage = (screen: SeenScreen): Stage | typeof AS_IT_IS =>
  screen.chart === null ? AS_IT_IS : (screen.stages[0] ?? AS_IT_IS);

/** Name of a picture without its suffix. Phones are only pictured in the first stage. */
export const pictureName = (key: string, stage: string, look: PictureLook): string =>
  pictureOf(key, look === 'desk' ? stage : look);

/** Sellers and administrators work at a desktop; other people mostly use a phone. */
const widthOf = ({ who }: SeenScreen): PictureLook =>
  who === 'seller' || who === 'admin' ? 'desk' : 'phone';

/**
 * In which looks a stage of a screen is kept as a picture. Every screen is kept once, loaded, at the width where most of
 * its people are; the first screen of a shape at the other width too, and by night where the shape says so. Another
 * stage is kept for the one screen that stands for the component that draws it. All else is held by what the screen says
 * and by its layout (e2e/inspector-screens.spec.ts).
 */
export function looksKept(screen: SeenScreen, stage: string): PictureLook[] {
  const shape = SCREEN_SHAPES[screen.shape];
  if (!shape) throw new Error(`${screen.shape} has no row in SCREEN_SHAPES`);
  const { first } = shape;
  if (stage !== firstStage(screen)) {
    const states: readonly string[] = shape.states ?? [];
    return screen.key === first && states.includes(stage) ? ['desk'] : [];
  }
  if (screen.key !== first) return [widthOf(screen)];
  return shape.isKeptDark ? ['desk', 'phone', 'phone-dark'] : ['desk', 'phone'];
}

/** Every stored picture of a screen. */
export const picturesOf = (screen: SeenScreen): string[] =>
  (screen.chart === null ? [AS_IT_IS] : screen.stages).flatMap((stage) =>
    looksKept(screen, stage).map((look) => pictureName(screen.key, stage, look)),
  );

/** Names of the files of a folder with a suffix, without it. */
const namesIn = (folder: string, end: string): string[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith(end))
    .map((name) => name.slice(0, -end.length))
    .toSorted();

export const storedPictures = (): string[] => namesIn(PICTURES, '.png');
/** Keys of the screens with stored texts. */
export const storedSaid = (): string[] => namesIn(SAID, '.txt');
