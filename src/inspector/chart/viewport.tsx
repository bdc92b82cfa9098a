import { type ReactNode, useEffect, useRef } from 'react';
import { styled } from '#src/styles/stitches.ts';
import { chartText } from './chart.text.ts';
import type { Layout } from './drawing.ts';
import { Minimap } from './minimap.tsx';
import { type Focus, useView } from './use-view.ts';

const { view: words } = chartText;

const Frame = styled('figure', {
  position: 'relative',
  height: '100%',
  minHeight: 0,
  overflow: 'hidden',
  border: '1px solid $line',
  borderRadius: '$card',
  background: '#fdfdfd radial-gradient(#dfe3e8 1px, transparent 1px)',
  backgroundSize: '18px 18px',
  cursor: 'grab',
  touchAction: 'none',
  '&:active': { cursor: 'grabbing' },
  '@media print': { overflow: 'visible', border: 0, background: 'none', height: 'auto' },
});
const Plane = styled('div', {
  position: 'absolute',
  top: 0,
  left: 0,
  transformOrigin: '0 0',
  '@media print': {
    position: 'static',
    transform: 'none !important',
    maxWidth: '100%',
    height: 'auto !important',
  },
});
const Tools = styled('div', {
  position: 'absolute',
  right: '$3',
  bottom: '$3',
  display: 'flex',
  gap: '2px',
  padding: '3px',
  borderRadius: '$control',
  background: '$bg',
  boxShadow: '$floating',
  '& button': {
    minWidth: '34px',
    height: '30px',
    border: 0,
    borderRadius: '4px',
    background: 'transparent',
    fontWeight: 600,
    fontSize: '$label',
    '&:hover': { background: '$sunken' },
  },
  '@media print': { display: 'none' },
});

type ViewportProps = {
  content: Layout;
  /** Ids of the active states, which the overview shows. */
  active: ReadonlySet<string>;
  focus: Focus;
  label: string;
  /** Buttons before those that zoom. */
  tools: ReactNode;
  children: ReactNode;
};

/** Plane that can be dragged and zoomed by wheel, fingers or keys; at first it shows its content as large as it can be read. */
export function Viewport({ content, active, focus, label, tools, children }: ViewportProps) {
  const frame = useRef<HTMLElement>(null);
  const { view, room, zoom, refit, onKey, pointers, onWheel } = useView(frame, content, focus);
  useEffect(() => {
    const element = frame.current;
    // React attaches wheel listeners as passive, so the page would scroll as well.
    element?.addEventListener('wheel', onWheel, { passive: false });
    return () => element?.removeEventListener('wheel', onWheel);
  }, [onWheel]);
  return (
    <Frame ref={frame} tabIndex={0} aria-label={`${label}. ${words.keys}`} onKeyDown={onKey} {...pointers}>
      <Plane
        style={{
          width: content.width,
          height: content.height,
          transform: `translate(${view.x}px, ${view.y}px) scale(${view.scale})`,
        }}
      >
        {children}
      </Plane>
      <Minimap layout={content} active={active} view={view} room={room} />
      <Tools onPointerDown={(event) => event.stopPropagation()}>
        {tools}
        <button type="button" onClick={() => zoom(1 / 1.25)} aria-label={words.smaller}>
          −
        </button>
        <button type="button" onClick={refit} aria-label={words.fit}>
          {Math.round(view.scale * 100)}%
        </button>
        <button type="button" onClick={() => zoom(1.25)} aria-label={words.larger}>
          +
        </button>
      </Tools>
    </Frame>
  );
}
