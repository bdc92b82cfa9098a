import { useEffect, useRef, useState } from 'react';
import { hasVariants, variantAddress, variantSet, widthFor } from '#domain/kit/pictures/picture-variants.ts';
import { pictureUrl } from '#src/lib/image-url.ts';
import { styled, TABLET } from '#src/styles/stitches.ts';

const Image = styled('img', { width: '100%', height: '100%', objectFit: 'cover', background: '$tile' });
// No box of its own: the picture lies in the page as one without variants does.
const Choice = styled('picture', { display: 'contents' });

/** Pictures of a list that a first view is judged by; where the page is wide the first row has no more. */
export const isInFirstView = (index: number): boolean => index < 4;

/** On the place where the picture of a link arrives when the link is followed (src/app/prefetch/view-transition.ts). */
export const PICTURE_LANDING = { 'data-picture-landing': '' } as const;

/** As wide as it was stored, beside its variants. */
const wideSet = (address: string): string => `${variantSet(address, 'avif')}, ${address} 1600w`;

type PictureProps = {
  /** Stored address; the fallback shows when it is missing or fails. */
  image: string | null | undefined;
  alt: string;
  width: number;
  height: number;
  /** How wide the place draws it, in the words of the attribute; without it as wide as `width`. */
  sizes?: string;
  /** For the few pictures a first view is judged by. */
  priority?: boolean;
  fallback?: string;
  /** A flatter AVIF of the same for screens wider than a phone's, and how wide it is drawn there. */
  wide?: { image: string; sizes: string };
};

/**
 * A stored picture with its size known before it loads, in the width and format that suit the page. A variant that
 * fails leaves its place to the picture itself, and that to the fallback, which is not asked for again.
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
