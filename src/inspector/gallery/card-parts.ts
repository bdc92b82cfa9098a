import { styled } from '#src/styles/stitches.ts';

/** Area of a card for a drawing. */
export const Picture = styled('div', {
  padding: '$3',
  minHeight: 0,
  borderBottom: '1px solid $line',
  background: '#fdfdfd radial-gradient(#e6e9ed 1px, transparent 1px)',
  backgroundSize: '14px 14px',
});
/** Texts of a card of the gallery. */
export const Words = styled('div', {
  display: 'grid',
  alignContent: 'start',
  gap: '3px',
  padding: '$3 $4 $4',
  '& h3': { fontSize: '$body' },
  '& p': { lineHeight: 1.45 },
});
/** Line with the machine id and the number of its states and walkthroughs. */
export const Facts = styled('div', {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: '0 $2',
  '& > span': { whiteSpace: 'nowrap' },
  marginTop: '$1',
  fontSize: '$meta',
  color: '$ink3',
});
