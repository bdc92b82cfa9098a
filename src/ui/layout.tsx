import { styled } from '#src/styles/stitches.ts';

/** Vertical rhythm. */
export const Stack = styled('div', {
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  variants: {
    gap: { 2: { gap: '$2' }, 3: { gap: '$3' }, 4: { gap: '$4' }, 6: { gap: '$6' }, 8: { gap: '$8' } },
  },
  defaultVariants: { gap: 4 },
});

/** Things side by side that wrap. */
export const Row = styled('div', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '$3',
  minWidth: 0,
  variants: { spread: { true: { justifyContent: 'space-between' } } },
});

export const Card = styled('section', {
  padding: '$6',
  border: '1px solid $line',
  borderRadius: '$m',
  background: '$surface',
  minWidth: 0,
  '@small': { padding: '$4' },
});

export const PageTitle = styled('h1', {
  fontSize: '$xl',
  lineHeight: 1.3,
  letterSpacing: '-.02em',
  '&:focus': { outline: 'none' },
});

export const SectionTitle = styled('h2', { fontSize: '$l', lineHeight: 1.35, letterSpacing: '-.01em' });
export const Muted = styled('p', { color: '$muted', fontSize: '$s' });

export const VisuallyHidden = styled('span', {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});

export const Chip = styled('span', {
  display: 'inline-flex',
  alignItems: 'center',
  padding: '2px $2',
  borderRadius: '$s',
  fontSize: '$xs',
  fontWeight: 600,
  background: '$soft',
  color: '$ink',
  variants: { tone: { plain: {}, accent: { background: '$accentSoft', color: '#9a3412' } } },
  defaultVariants: { tone: 'plain' },
});

/** A figure with its name, as level, point and badge tiles. */
export const Tile = styled('div', {
  padding: '$4',
  borderRadius: '$m',
  background: '$soft',
  '& dt': { color: '$muted', fontSize: '$s' },
  '& dd': { fontSize: '$l', fontWeight: 700, fontVariantNumeric: 'tabular-nums' },
});

export const Tiles = styled('dl', {
  display: 'grid',
  gap: '$3',
  gridTemplateColumns: 'repeat(auto-fit, minmax(150px, 1fr))',
});
