import { type SyntheticEvent, useCallback } from 'react';
import { pictureUrl } from '#src/lib/image-url.ts';
import { styled } from '#src/styles/stitches.ts';

const Image = styled('img', { width: '100%', height: '100%', objectFit: 'cover', background: '$soft' });

/** On the place where the picture of a link arrives when the link is followed (src/app/intent/picture-travel.ts). */
export const PICTURE_LANDING = { 'data-picture-landing': '' } as const;

type PictureProps = {
  /** Stored address; the fallback shows when it is missing or fails. */
  image: string | null | undefined;
  alt: string;
  width: number;
  height: number;
  /** For the one or two pictures a first view is judged by. */
  priority?: boolean;
  fallback?: string;
};

/** A stored picture with its size known before it loads. A fallback that fails too is not asked for again. */
export function Picture({ image, alt, width, height, priority = false, fallback }: PictureProps) {
  const substitute = fallback ?? pictureUrl(null);
  const onError = useCallback(
    ({ currentTarget }: SyntheticEvent<HTMLImageElement>) => {
      if (currentTarget.getAttribute('src') !== substitute) currentTarget.setAttribute('src', substitute);
    },
    [substitute],
  );
  return (
    <Image
      src={image ? pictureUrl(image) : substitute}
      alt={alt}
      width={width}
      height={height}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : 'auto'}
      decoding={priority ? 'sync' : 'async'}
      onError={onError}
    />
  );
}
