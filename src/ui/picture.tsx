import { useEffect, useRef, useState } from 'react';
import { hasVariants, variantAddress, variantSet, widthFor } from '#domain/kit/pictures/picture-variants.ts';
import { pictureUrl } from '#src/lib/image-url.ts';
import { styled, TABLET } from '#src/styles/stitches.ts';

const Image = styled('img', { width: '100%', height: '100%', objectFit: 'cover', background: '$tile' });
// `display: contents`, so that it is laid out like a plain img.
const Choice = styled('picture', { display: 'contents' });

/** True for the first pictures of a list, which are part of the first view; a wide page has four in a row. */
export const isInFirstView = (index: number): boolean => index < 4;

/**
 * Attribute of the place to which a view transition moves the picture of a followed link
 * (src/app/prefetch/view-transition.ts).
 */
export const PICTURE_LANDING = { 'data-picture-landing': '' } as const;

/** `srcset` of the AVIF variants and the original. */
const wideSet = (address: string): string => `${variantSet(address, 'avif')}, ${address} 1600w`;

type PictureProps = {
  /** Stored address; the fallback is shown if it is missing or fails. */
  image: string | null | undefined;
  alt: string;
  width: number;
  height: number;
  /** Value of the attribute `sizes`; the width by default. */
  sizes?: string;
  /** Loads with high priority, for pictures of the first view. */
  priority?: boolean;
  fallback?: string;
  /** AVIF with another aspect ratio for wide screens, and its `sizes`. */
  wide?: { image: string; sizes: string };
};

/**
 * Stored picture with known dimensions, in the width and format that suit the page. A variant that fails is replaced
 * by the original, and that by the fallback, which is not requested again.
 */
export function Picture(props: PictureProps) {
  const { image, alt, width, height, sizes = `${width}px`, priority = false, fallback, wide } = props;
  const [failed, setFailed] = useState({ image, times: 0 });
  const times = failed.image === image ? failed.times : 0;
  const fail = () => setFailed({ image, times: times + 1 });
  const drawnBefore = useRef<HTMLImageElement & { failed?: boolean }>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what failed before the page came to life is told once.
  useEffect(() => {
    if (drawnBefore.current?.failed) fail();
  }, []);
  const own = image ? pictureUrl(image) : null;
  const varied = image && own && hasVariants(image) ? own : null;
  const ways = [varied && variantAddress(varied, widthFor(width), 'jpg'), own, fallback ?? pictureUrl(null)];
  const drawn = (
    <Image
      src={ways
        .filter((way) => way !== null)
        .slice(0, times + 1)
        .at(-1)}
      alt={alt}
      width={width}
      height={height}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : 'auto'}
      decoding={priority ? 'sync' : 'async'}
      ref={drawnBefore}
      onError={fail}
    />
  );
  if (!varied || times > 0) return drawn;
  return (
    <Choice>
      {wide ? (
        <source
          media={TABLET}
          type="image/avif"
          srcSet={wideSet(pictureUrl(wide.image))}
          sizes={wide.sizes}
        />
      ) : null}
      <source type="image/avif" srcSet={variantSet(varied, 'avif')} sizes={sizes} />
      <source type="image/webp" srcSet={variantSet(varied, 'webp')} sizes={sizes} />
      {drawn}
    </Choice>
  );
}
