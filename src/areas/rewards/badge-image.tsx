import type { SyntheticEvent } from 'react';
import { pictureUrl } from '#src/lib/image-url.ts';
import { styled } from '#src/styles/stitches.ts';

const Round = styled('img', {
  width: '$badge',
  height: '$badge',
  borderRadius: '$round',
  objectFit: 'cover',
  background: '$sunken',
});

// Drawings of the shop itself are served with the page, uploads by the content host.
const addressOf = (image: string): string =>
  /^\/images\/(badges\/|default-badge)/.test(image) ? image : pictureUrl(image);

/** A round picture; the fallback is asked for once, never again when it fails too. */
export function BadgeImage({ image, fallback }: { image: string | null; fallback: string }) {
  const onError = ({ currentTarget }: SyntheticEvent<HTMLImageElement>) => {
    if (currentTarget.getAttribute('src') !== fallback) currentTarget.setAttribute('src', fallback);
  };
  return (
    <Round
      src={image ? addressOf(image) : fallback}
      alt=""
      width={80}
      height={80}
      loading="lazy"
      onError={onError}
    />
  );
}
