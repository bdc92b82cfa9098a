import type { SyntheticEvent } from 'react';
import { DEFAULT_BADGE_IMAGE } from '#domain/rewards/badge.ts';
import type { Level } from '#domain/rewards/level.ts';
import { pictureUrl } from '#src/lib/image-url.ts';
import { styled } from '#src/styles/stitches.ts';

const Picture = styled('img', {
  flex: 'none',
  display: 'block',
  variants: {
    round: { true: { borderRadius: '$round', objectFit: 'cover' } },
    locked: { true: { filter: 'grayscale(1)', opacity: 0.45 } },
  },
});
const Frame = styled('span', {
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  '& > *': { gridArea: '1 / 1' },
});
const Ring = styled('svg', {
  fill: 'none',
  strokeWidth: 3,
  strokeLinecap: 'round',
  '& circle:first-child': { stroke: '$line' },
  '& circle + circle': { stroke: '$brand' },
});

/** Drawing of a level; its text alternative is the level's emoji of the API, which is not rendered itself. */
export const LevelMedal = ({
  level,
  size = 40,
}: {
  level: Pick<Level, 'levelId' | 'emoji'>;
  size?: number;
}) => <Picture src={`/images/levels/${level.levelId}.svg`} alt={level.emoji} width={size} height={size} />;

type BadgeMedalProps = {
  image: string | null;
  size?: number;
  /** Draws a badge that is not earned yet without colours. */
  locked?: boolean;
  /** Progress from 0 to 1, drawn as a ring. */
  progress?: number | undefined;
};

/** Medal of a badge. Decorative: its name stands beside it. A picture that fails is replaced once by the default. */
export function BadgeMedal({ image, size = 80, locked = false, progress }: BadgeMedalProps) {
  const onError = ({ currentTarget }: SyntheticEvent<HTMLImageElement>) => {
    if (currentTarget.getAttribute('src') !== DEFAULT_BADGE_IMAGE)
      currentTarget.setAttribute('src', DEFAULT_BADGE_IMAGE);
  };
  const medal = (
    <Picture
      src={image ? addressOf(image) : DEFAULT_BADGE_IMAGE}
      alt=""
      width={size}
      height={size}
      loading="lazy"
      round
      locked={locked}
      onError={onError}
    />
  );
  if (progress === undefined) return medal;
  return (
    <Frame>
      <Ring viewBox="0 0 100 100" width={size + 16} height={size + 16} aria-hidden="true">
        <circle cx="50" cy="50" r="48" />
        {progress > 0 ? (
          <circle
            cx="50"
            cy="50"
            r="48"
            pathLength="1"
            strokeDasharray={`${Math.min(progress, 1)} 1`}
            transform="rotate(-90 50 50)"
          />
        ) : null}
      </Ring>
      {medal}
    </Frame>
  );
}

// Drawings of the shop are served with the page, uploads by the content host.
const addressOf = (image: string): string =>
  /^\/images\/(badges\/|default-badge)/.test(image) ? image : pictureUrl(image);
