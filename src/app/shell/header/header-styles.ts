import { Link } from 'wouter';
import { keyframes, styled } from '#src/styles/stitches.ts';
import { HeaderIcon, NARROW } from './header-item.ts';

/** Header of the app, which stays at the top. */
export const Bar = styled('header', {
  position: 'sticky',
  top: 0,
  zIndex: '$header',
  background: '$bg',
  borderBottom: '1px solid $line',
  height: '$header',
  '@small': { height: '$headerSmall' },
  // Hidden by transform, which lays nothing out anew. It stays visible while it has the focus.
  [NARROW]: {
    transition: 'transform $transitions$move',
    'html[data-header="away"] &:not(:focus-within)': { transform: 'translateY(-100%)' },
  },
});

/** Placeholder of the avatar. */
export const Disc = styled('span', {
  width: '32px',
  height: '32px',
  borderRadius: '$round',
  background: '$sunken',
});

/** Search of small screens: an icon that grows to the width of the header while it has the focus. */
const searchOnPhone = {
  '& > form': {
    flex: 'none',
    width: '44px',
    marginLeft: 'auto',
    '& > svg': { left: '10px', width: '24px', color: '$ink' },
    '& input:not(:focus)': {
      padding: 0,
      color: 'transparent',
      background: 'transparent',
      cursor: 'pointer',
      '&::placeholder, &::-webkit-search-cancel-button': { opacity: 0 },
    },
  },
  '&:has(input:focus) > form': { flex: 1, maxWidth: 'none', '& > svg': { left: '14px', width: '20px' } },
  // Collapsed while the search has the focus, yet reachable by keyboard.
  '&:has(input:focus) > :not(form)': {
    width: 0,
    minWidth: 0,
    padding: 0,
    margin: 0,
    opacity: 0,
    overflow: 'hidden',
  },
  '&:has(input:focus)': { gap: 0, padding: '0 $gutter' },
} as const;

/** Content of the header, as wide as the page. */
export const Inner = styled('div', {
  display: 'flex',
  alignItems: 'center',
  gap: '$3',
  height: '100%',
  maxWidth: 'calc($sizes$page + 2 * $space$gutter)',
  margin: '0 auto',
  padding: '0 $gutter',
  '& > form': { marginLeft: 'auto' },
  // Icons are aligned by their drawing, not by their hit area, with the edges of the page.
  '@small': { gap: 0, padding: '0 calc($space$gutter - 8px) 0 calc($space$gutter - 10px)', ...searchOnPhone },
});

/** Button that opens the side menu. */
export const MenuButton = styled('button', {
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: '44px',
  height: '44px',
  padding: 0,
  border: 0,
  borderRadius: '$round',
  background: 'transparent',
  marginLeft: '-10px',
  isolation: 'isolate',
  '&:active': { opacity: 0.72 },
  '@hover': { '&:hover': { background: '$sunken' } },
  '@small': { margin: 0 },
});

/** Navigation of the header on wide screens. */
export const Nav = styled('nav', {
  display: 'flex',
  marginLeft: '$2',
  [NARROW]: { display: 'none' },
});
const item = {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '44px',
  padding: '0 $3',
  fontWeight: '$semibold',
  border: 0,
  background: 'transparent',
  whiteSpace: 'nowrap',
  transition: 'opacity $transitions$fast',
  isolation: 'isolate',
  '&:active': { opacity: 0.72 },
  '@hover': { '&:hover': { opacity: 0.6 } },
} as const;
export const NavLink = styled(Link, item);
export const NavButton = styled('button', item);

/** Right side of the header, with the buttons of the account. */
export const Side = styled('div', { display: 'flex', alignItems: 'center', flex: 'none' });
/** Wishlist link, hidden on narrow screens, where the tab bar has it. */
export const Wishes = styled(HeaderIcon, { [NARROW]: { display: 'none' } });
/** Equally wide for guests and members, so that the icons beside it do not move. */
export const Account = styled('div', { display: 'grid', placeItems: 'center', minWidth: '68px' });

const comesLate = keyframes({ from: { opacity: 0 }, to: { opacity: 1 } });
/**
 * Message of the start check; delayed, since most checks end sooner, and positioned over the page, which must not
 * move.
 */
export const Checking = styled('p', {
  position: 'absolute',
  top: '100%',
  left: 0,
  right: 0,
  padding: '2px $3',
  textAlign: 'center',
  fontSize: '$meta',
  color: '$ink3',
  background: '$sunken',
  pointerEvents: 'none',
  animation: `${comesLate} 120ms 400ms both`,
});
