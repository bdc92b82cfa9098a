import { Link } from 'wouter';
import { styled } from '#src/styles/stitches.ts';

/** Screens too narrow for the links of the header; the tab bar at the lower edge has them there. */
export const NARROW = '@media (max-width: 699px)';

/** An icon of the header that leads somewhere; a finger hits more than is drawn. */
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

/** How many wait there. */
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
