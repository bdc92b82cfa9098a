import type { KeyboardEvent } from 'react';
import type { ProductDetail } from '#domain/catalogue/product.ts';
import { galleryText as text } from '#src/areas/catalogue/gallery/gallery.text.ts';
import type { wireProductGallery } from '#src/areas/catalogue/gallery/gallery.wiring.ts';
import { choosingText } from '#src/areas/catalogue/options/choosing.text.ts';
import type { FlowOf } from '#src/flow/use-flow.ts';
import { styled } from '#src/styles/stitches.ts';
import { FullView } from '#src/ui/dialogs/full-view.tsx';
import { Icon } from '#src/ui/icons/every-icon.tsx';
import { Picture } from '#src/ui/picture.tsx';

const Look = styled('button', {
  display: 'grid',
  placeItems: 'center',
  width: '100%',
  height: '100%',
  padding: 0,
  border: 0,
  background: 'transparent',
  overflow: 'auto',
  overscrollBehavior: 'contain',
  cursor: 'zoom-in',
  '& img': { width: 'min(100vw, 100dvh)', height: 'min(100vw, 100dvh)', maxWidth: 'none', flex: 'none' },
  variants: {
    near: {
      true: {
        placeItems: 'start',
        cursor: 'zoom-out',
        '& img': { width: 'max(200vw, 100dvh)', height: 'max(200vw, 100dvh)' },
        '@media (min-width: 769px)': { '& img': { width: '140vw', height: '140vw' } },
      },
    },
  },
});
const Ways = styled('div', {
  position: 'absolute',
  left: 0,
  right: 0,
  bottom: '$4',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '$4',
  color: '$inkOnTile',
  fontSize: '$meta',
  fontVariantNumeric: 'tabular-nums',
  pointerEvents: 'none',
  '& button': {
    pointerEvents: 'auto',
    display: 'grid',
    placeItems: 'center',
    width: '44px',
    height: '44px',
    border: 0,
    borderRadius: '$round',
    background: 'rgba(255, 255, 255, .9)',
    color: 'inherit',
    cursor: 'pointer',
  },
});

export type LargeViewProps = {
  flow: FlowOf<() => ReturnType<typeof wireProductGallery>>;
  images: ProductDetail['images'];
  name: string;
};

/** Full-screen picture, enlarged by a press. */
export default function LargeView({ flow: { snapshot, send }, images, name }: LargeViewProps) {
  const { at } = snapshot.context;
  const isNear = snapshot.matches({ large: 'near' });
  const alt = choosingText.pictureOf(name, at + 1);
  const move = (by: number) => send({ type: 'picture.moved', by });
  const press = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowRight') move(1);
    if (key === 'ArrowLeft') move(-1);
  };
  return (
    <FullView open={snapshot.hasTag('open')} title={alt} onClose={() => send({ type: 'view.closed' })}>
      <Look
        type="button"
        near={isNear}
        aria-label={isNear ? text.smaller : text.larger}
        // Ignores the second half of the double click that opened it.
        onClick={({ detail }) => detail < 2 && send({ type: 'picture.pressed' })}
        onKeyDown={press}
      >
        <Picture key={at} image={images[at]?.url} alt={alt} width={800} height={800} sizes="100vw" />
      </Look>
      {images.length > 1 ? (
        <Ways>
          <button type="button" aria-label={text.previous} onClick={() => move(-1)}>
            <Icon name="left" />
          </button>
          <span>{choosingText.pictureAt(at + 1, images.length)}</span>
          <button type="button" aria-label={text.next} onClick={() => move(1)}>
            <Icon name="right" />
          </button>
        </Ways>
      ) : null}
    </FullView>
  );
}
