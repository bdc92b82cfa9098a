import type { Stage } from '#src/lib/navigation/screen-preview.ts';
import type { SeenScreen } from './screen-list.ts';

/** Addresses of the stored pictures (e2e/pictures), which builds with the inspector serve. */
const addresses = import.meta.glob<string>('../../../e2e/pictures/*.png', {
  eager: true,
  query: '?url',
  import: 'default',
});

/** Widths at which a screen is shown. */
export type FrameWidth = 'desk' | 'phone';

/** Stage of the only picture of a screen without a chart. */
const AS_IT_IS = 'shown';

/**
 * Address of the stored picture of a screen in a stage, or null. Pictures of phones are of the first stage only, and
 * their names have the width in its place (tests/support/pictures.ts).
 */
export function storedPicture(screen: SeenScreen, stage: Stage | null, width: FrameWidth): string | null {
  const first = screen.chart === null ? null : (screen.stages[0] ?? null);
  if (width === 'phone' && stage !== first) return null;
  const part = width === 'phone' ? 'phone' : (stage ?? AS_IT_IS);
  return addresses[`../../../e2e/pictures/${screen.key}-${part}.png`] ?? null;
}
