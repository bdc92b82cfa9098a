import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import { galleryText as text } from '#src/areas/catalogue/gallery/gallery.text.ts';
import type { wireProductGallery } from '#src/areas/catalogue/gallery/gallery.wiring.ts';
import type { FlowOf } from '#src/flow/use-flow.ts';
import { pictureUrl } from '#src/lib/image-url.ts';
import { styled } from '#src/styles/stitches.ts';
import { Button } from '#src/ui/button.tsx';
import { Icon } from '#src/ui/icons/every-icon.tsx';

const Place = styled('div', {
  position: 'absolute',
  top: 0,
  left: 0,
  width: '100%',
  aspectRatio: '1',
  display: 'grid',
  placeItems: 'center',
  overflow: 'hidden',
  borderRadius: '$tile',
  background: '$tile',
  color: '$inkOnTile',
  '& > p': { position: 'absolute', bottom: '$5', fontSize: '$meta', pointerEvents: 'none' },
});
const Shoe = styled('div', {
  width: '100%',
  height: '100%',
  cursor: 'grab',
  touchAction: 'pan-y',
  userSelect: 'none',
  '&:active': { cursor: 'grabbing' },
  '&:focus-visible': { outlineOffset: '-4px' },
  '& img': { width: '100%', height: '100%', objectFit: 'cover', pointerEvents: 'none' },
});
const Close = styled('button', {
  position: 'absolute',
  top: '$1',
  right: '$1',
  display: 'grid',
  placeItems: 'center',
  width: '44px',
  height: '44px',
  border: 0,
  background: 'transparent',
  color: 'inherit',
  cursor: 'pointer',
});

/** Drag distance (px) that turns the product by one frame. */
const PIXELS_PER_VIEW = 14;
const WHOLE_TURN = 360;

type TurnViewProps = {
  flow: FlowOf<() => ReturnType<typeof wireProductGallery>>;
  frames: readonly string[];
  name: string;
};

/** 360° view of a product, turned by dragging or arrow keys. */
export function TurnView({ flow: { snapshot, send }, frames, name }: TurnViewProps) {
  const from = useRef<number | null>(null);
  const { frame } = snapshot.context;
  const degrees = Math.round((frame / frames.length) * WHOLE_TURN);
  const drag = (event: PointerEvent) => {
    if (from.current === null) return;
    const by = Math.trunc((event.clientX - from.current) / PIXELS_PER_VIEW);
    if (by === 0) return;
    from.current += by * PIXELS_PER_VIEW;
    send({ type: 'turn.moved', by });
  };
  const press = (event: KeyboardEvent) => {
    const by = { ArrowRight: 1, ArrowUp: 1, ArrowLeft: -1, ArrowDown: -1 }[event.key];
    if (!by) return;
    event.preventDefault();
    send({ type: 'turn.moved', by });
  };
  return (
    <Place>
      {snapshot.matches({ turning: 'turnable' }) ? (
        <>
          <Shoe
            ref={(shoe) => shoe?.focus({ preventScroll: true })}
            role="slider"
            tabIndex={0}
            aria-label={text.turning(name)}
            aria-valuemin={0}
            aria-valuemax={WHOLE_TURN - 1}
            aria-valuenow={degrees}
            aria-valuetext={text.degrees(degrees)}
            onKeyDown={press}
            onPointerDown={(event) => {
              from.current = event.clientX;
              event.currentTarget.setPointerCapture(event.pointerId);
            }}
            onPointerMove={drag}
            onPointerUp={() => {
              from.current = null;
            }}
          >
            <img src={pictureUrl(frames[frame])} alt="" width={600} height={600} draggable={false} />
          </Shoe>
          <p>{text.hint}</p>
        </>
      ) : null}
      {snapshot.hasTag('busy') ? <p role="status">{text.loading}</p> : null}
      {snapshot.hasTag('failed') ? (
        <Button type="button" onClick={() => send({ type: 'turn.started' })}>
          {text.failed}
        </Button>
      ) : null}
      <Close type="button" aria-label={text.stop} onClick={() => send({ type: 'view.closed' })}>
        <Icon name="close" />
      </Close>
    </Place>
  );
}
