import type { ComponentProps } from 'react';
import { styled } from '#src/styles/stitches.ts';
import { pictureText as text } from '#src/text/pictures.ts';
import { held } from '../button.tsx';
import { Icon } from '../icons/every-icon.tsx';

const Frame = styled('div', {
  position: 'relative',
  aspectRatio: '4 / 5',
  overflow: 'hidden',
  borderRadius: '$control',
  background: '$sunken',
  '& > img': { width: '100%', height: '100%', objectFit: 'cover' },
  // A touch drags the picture and does not scroll.
  '&[data-place]': { cursor: 'grab', touchAction: 'none', userSelect: 'none' },
  '&[data-dragged]': { cursor: 'grabbing', opacity: 0.72, outline: '2px solid $ink', outlineOffset: '2px' },
});
const Cover = styled('p', {
  position: 'absolute',
  top: '$2',
  left: '$2',
  padding: '3px 8px',
  borderRadius: '$round',
  background: '$inkOnTile',
  color: '$tile',
  fontSize: '$micro',
  fontWeight: '$semibold',
});
/** Button with a hit area larger than its drawing. */
const Press = styled('button', {
  position: 'absolute',
  display: 'grid',
  placeItems: 'center',
  width: '44px',
  height: '44px',
  padding: 0,
  border: 0,
  borderRadius: '$round',
  background: 'transparent',
  color: '$inkOnTile',
  '&:focus-visible': { outlineOffset: '-4px' },
  '& > span': {
    display: 'grid',
    placeItems: 'center',
    width: '30px',
    height: '30px',
    borderRadius: '$round',
    background: '$tile',
  },
  // The first picture cannot move forward: its button is hidden, but keeps the focus after a move.
  '&[aria-disabled="true"]:not(:focus-visible)': { opacity: 0, pointerEvents: 'none' },
  variants: { at: { top: { top: 0, right: 0 }, foot: { bottom: 0, left: 0 } } },
});

type ChosenPictureProps = {
  url: string;
  /** True for the cover picture. */
  isCover?: boolean;
  /** Button that moves the picture one place forward, where the order matters. */
  forward?: { label: string; onPress: () => void };
  drop: { label: string; onPress: () => void };
  /** Drag handlers. */
  place?: ComponentProps<typeof Frame>;
};

/** A chosen picture that can be moved forward or removed. */
export const ChosenPicture = ({ url, isCover = false, forward, drop, place }: ChosenPictureProps) => (
  <Frame {...place}>
    <img src={url} alt="" draggable={false} width={240} height={300} />
    {isCover ? <Cover>{text.cover}</Cover> : null}
    {forward ? (
      <Press
        type="button"
        at="foot"
        aria-label={forward.label}
        {...(isCover ? held : { onClick: forward.onPress })}
      >
        <span>
          <Icon name="left" size={16} />
        </span>
      </Press>
    ) : null}
    <Press type="button" at="top" aria-label={drop.label} onClick={drop.onPress}>
      <span>
        <Icon name="close" size={16} />
      </span>
    </Press>
  </Frame>
);
