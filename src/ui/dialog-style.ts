import { css, keyframes } from '#src/styles/stitches.ts';

const appear = keyframes({ from: { opacity: 0 }, to: { opacity: 1 } });

export const overlayStyle = css({
  position: 'fixed',
  inset: 0,
  zIndex: '$overlay',
  background: '$overlay',
  animation: `${appear} 160ms ease-out`,
  '@reduced': { animation: 'none' },
});

/** A sheet at the foot of a phone, a centred box elsewhere. */
export const panelStyle = css({
  position: 'fixed',
  zIndex: '$dialog',
  left: '50%',
  top: '50%',
  transform: 'translate(-50%, -50%)',
  width: 'min(560px, calc(100vw - 48px))',
  maxHeight: 'min(85vh, 760px)',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: '$6',
  background: '$surface',
  borderRadius: '$m',
  boxShadow: '$floating',
  animation: `${appear} 160ms ease-out`,
  '@reduced': { animation: 'none' },
  '@small': {
    left: 0,
    right: 0,
    top: 'auto',
    bottom: 0,
    transform: 'none',
    width: '100%',
    maxHeight: '88vh',
    padding: '$5 $4 calc($space$5 + env(safe-area-inset-bottom))',
    borderRadius: '$m $m 0 0',
  },
  variants: { size: { s: { width: 'min(400px, calc(100vw - 48px))' }, m: {} } },
});

export const dialogTitleStyle = css({ fontSize: '$xl', fontWeight: '$bold', lineHeight: '$tight' });
export const dialogTextStyle = css({ marginTop: '$2', color: '$muted' });
