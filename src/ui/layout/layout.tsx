import { styled } from '#src/styles/stitches.ts';

/** Vertical stack with a gap. */
export const Stack = styled('div', {
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  variants: {
    gap: { 2: { gap: '$2' }, 3: { gap: '$3' }, 4: { gap: '$4' }, 6: { gap: '$6' }, 8: { gap: '$8' } },
  },
  defaultVariants: { gap: 4 },
});

/** Row of elements that wraps. */
export const Row = styled('div', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '$3',
  minWidth: 0,
  variants: { spread: { true: { justifyContent: 'space-between' } } },
});

/** Box with the background of a card. */
export const Card = styled('section', {
  padding: '$6',
  borderRadius: '$card',
  background: '$sunken',
  minWidth: 0,
  '@small': { padding: '$4' },
});

/** Main heading of a page. */
export const PageTitle = styled('h1', {
  fontSize: '$title1',
  lineHeight: '$tight',
  letterSpacing: '-.022em',
  '&:focus': { outline: 'none' },
});

/** Heading of a section of a page. */
export const SectionTitle = styled('h2', {
  fontSize: '$title2',
  lineHeight: '$title',
  letterSpacing: '-.018em',
});
/** Paragraph of secondary text, smaller and grey. */
export const Muted = styled('p', { color: '$ink3', fontSize: '$meta' });

/** Text for screen readers only. */
export const VisuallyHidden = styled('span', {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});

/** Small label beside a name. */
export const Chip = styled('span', {
  display: 'inline-flex',
  alignItems: 'center',
  padding: '2px $2',
  borderRadius: '$control',
  fontSize: '$micro',
  fontWeight: '$semibold',
  background: '$sunken',
  color: '$ink',
  variants: { tone: { plain: {}, accent: { background: '$sunken', color: '$ink' } } },
  defaultVariants: { tone: 'plain' },
});

/** Tile of a figure with its name, for level, points and badges. */
export const Tile = styled('div', {
  padding: '$4',
  borderRadius: '$card',
  background: '$sunken',
  '& dt': { color: '$ink3', fontSize: '$label' },
  '& dd': { fontSize: '$title2', fontWeight: '$bold', fontVariantNumeric: 'tabular-nums' },
});

/** List of figures side by side. */
export const Tiles = styled('dl', {
  display: 'grid',
  gap: '$3',
  gridTemplateColumns: 'repeat(auto-fit, minmax(150px, 1fr))',
});
