import { Link } from 'wouter';
import { styled } from '#src/styles/stitches.ts';

/** Media query of screens too narrow for the links of the header, which have the tab bar instead. */
export const NARROW = '@media (max-width: 699px)';

/** Icon link of the header; its hit area is larger than its drawing. */
export const HeaderIcon = styled(Link, {
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: '44px',
  height: '44px',
  borderRadius: '$round',
  transition: 'opacity $transitions$fast',
  '&:active': { opacity: 0.72 },
  '@hover': { '&:hover': { background: '$sunken' } },
});

/** Number badge of a header icon. */
export const HeaderCount = styled('span', {
  position: 'absolute',
  top: '3px',
  right: '1px',
  minWidth: '17px',
  padding: '0 4px',
  borderRadius: '$round',
  background: '$ink',
  color: '$onInk',
  boxShadow: '0 0 0 2px $colors$bg',
  fontSize: '$micro',
  fontWeight: '$bold',
  lineHeight: '17px',
  textAlign: 'center',
});
