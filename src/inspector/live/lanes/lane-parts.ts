import { styled } from '#src/styles/stitches.ts';
import { LANE } from './lane-geometry.ts';

/** Row of the lane view; one of an event is a button. */
export const Item = styled('div', {
  position: 'relative',
  display: 'block',
  width: '100%',
  height: LANE.row,
  padding: 0,
  border: 0,
  background: 'transparent',
  textAlign: 'left',
  fontSize: '12px',
  lineHeight: 1.35,
  '& time': {
    position: 'sticky',
    left: 0,
    zIndex: 1,
    display: 'inline-block',
    width: LANE.time - 4,
    background: '$bg',
    color: '$ink3',
    fontSize: '11px',
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
    padding: '3px 0 0 $1',
  },
  '&[data-picked="true"]': { background: '$sunken' },
  variants: { clickable: { true: { cursor: 'pointer', '&:hover': { background: '$sunken' } } } },
});
/** Words beside the line of a lane. */
export const Label = styled('span', {
  position: 'absolute',
  top: 4,
  width: LANE.width - 34,
  '& > *': { display: 'block', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& small': { color: '$ink3', fontSize: '11px' },
  variants: { failed: { true: { '& b': { color: '$danger' } } } },
});
/** Mark on the line of the lane that an event or a call belongs to. */
export const Dot = styled('span', {
  position: 'absolute',
  top: LANE.arrow - 4,
  width: 9,
  height: 9,
  borderRadius: '$round',
  background: '$ink',
  variants: { failed: { true: { background: '$danger' } }, call: { true: { borderRadius: '2px' } } },
});
/** Arrow between two lanes. */
export const Line = styled('span', {
  position: 'absolute',
  top: LANE.arrow - 0.5,
  height: 0,
  borderTop: '1.5px solid $ink',
  // Head of the arrow, at the end of the receiver.
  '&::after': {
    content: '""',
    position: 'absolute',
    top: -5,
    border: '4px solid transparent',
  },
  variants: {
    toRight: {
      true: { '&::after': { right: 4, borderLeft: '7px solid $colors$ink', borderRight: 0 } },
      false: { '&::after': { left: 4, borderRight: '7px solid $colors$ink', borderLeft: 0 } },
    },
  },
});
/** Words of a page load. */
export const Load = styled('span', {
  position: 'sticky',
  left: LANE.time,
  display: 'inline-block',
  padding: '12px $3 0 0',
  color: '$ink3',
  fontWeight: 700,
});
/** Line of a page load across all lanes. */
export const Rule = styled('span', {
  position: 'absolute',
  left: LANE.time,
  right: 0,
  top: 8,
  borderTop: '2px dashed $control',
});
