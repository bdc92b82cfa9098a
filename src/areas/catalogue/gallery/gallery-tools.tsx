import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import type { ProductDetail } from '#domain/catalogue/product.ts';
import { galleryText as text } from '#src/areas/catalogue/gallery/gallery.text.ts';
import { wireProductGallery } from '#src/areas/catalogue/gallery/gallery.wiring.ts';
import { useApp } from '#src/flow/app-context.tsx';
import { useFlow } from '#src/flow/use-flow.ts';
import { addition } from '#src/lib/loading/preloadable.tsx';
import { statePath } from '#src/lib/state-path.ts';
import { styled } from '#src/styles/stitches.ts';
import { Icon } from '#src/ui/icons/every-icon.tsx';
import { shareAddress } from '../product/share-address.ts';
import type { LargeViewProps } from './large-view.tsx';
import { shownIn } from './shown-picture.ts';
import { TurnView } from './turn-view.tsx';

const Tools = styled('div', {
  '& > button': {
    position: 'absolute',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '$1',
    minWidth: '44px',
    height: '44px',
    border: 0,
    background: 'transparent',
    color: '$inkOnTile',
    fontSize: '$meta',
    fontWeight: '$semibold',
    cursor: 'pointer',
  },
});
const Turn = styled('button', {
  left: '$3',
  bottom: '$2',
  // The pill is lower than its hit area.
  '& span': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '$1',
    height: '30px',
    padding: '0 $3',
    borderRadius: '$round',
    background: 'rgba(255, 255, 255, .92)',
  },
  '@media (min-width: 769px)': { bottom: 'auto', top: '$2' },
  '@reduced': { display: 'none !important' },
});
const Share = styled('button', { top: '$1', right: '$1' });
const Look = styled('button', { top: '$1', right: '48px' });

const LargeView = addition<LargeViewProps>(
  () => import('./large-view.tsx'),
  () => null,
);

export type GalleryToolsProps = {
  strip: RefObject<HTMLUListElement | null>;
  images: ProductDetail['images'];
  turnImages: readonly string[];
  name: string;
};

/** Buttons over the pictures: 360° view, full screen, and share. */
export default function GalleryTools({ strip, images, turnImages, name }: GalleryToolsProps) {
  const app = useApp();
  const flow = useFlow(() => wireProductGallery(turnImages), {
    pictures: images.length,
    frames: turnImages.length,
  });
  const { snapshot, send } = flow;
  const open = useEffectEvent((event: Event) => {
    const item = event.target instanceof Element ? event.target.closest('li') : null;
    const at = item ? [...(strip.current?.children ?? [])].indexOf(item) : -1;
    send({ type: 'picture.opened', at });
  });
  useEffect(() => {
    const pictures = strip.current;
    pictures?.addEventListener('click', open);
    pictures?.addEventListener('pointerenter', LargeView.preload);
    return () => {
      pictures?.removeEventListener('click', open);
      pictures?.removeEventListener('pointerenter', LargeView.preload);
    };
  }, [strip]);
  const isOpen = snapshot.hasTag('open');
  const [wasOpen, note] = useState(isOpen);
  // Stays mounted once opened, for its exit animation.
  if (isOpen && !wasOpen) note(true);
  return (
    <Tools data-flow="productGallery" data-state={statePath(snapshot.value)}>
      <Share type="button" aria-label={text.share} onClick={() => void shareAddress(app, name)}>
        <Icon name="share" size={22} />
      </Share>
      <Look
        type="button"
        aria-label={text.look}
        onPointerEnter={LargeView.preload}
        onFocus={LargeView.preload}
        onClick={() => send({ type: 'picture.opened', at: shownIn(strip.current) })}
      >
        <Icon name="plus" size={22} />
      </Look>
      {turnImages.length > 0 && snapshot.matches('resting') ? (
        <Turn type="button" aria-label={text.turnLabel} onClick={() => send({ type: 'turn.started' })}>
          <span>
            <Icon name="turn" size={18} />
            {text.turn}
          </span>
        </Turn>
      ) : null}
      {snapshot.matches('turning') ? <TurnView flow={flow} frames={turnImages} name={name} /> : null}
      {wasOpen ? <LargeView flow={flow} images={images} name={name} /> : null}
    </Tools>
  );
}
