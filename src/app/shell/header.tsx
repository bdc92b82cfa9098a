import { Link, useLocation, useSearch } from 'wouter';
import { useApp, useSession } from '#src/flow/app-context.tsx';
import { paths } from '#src/lib/paths.ts';
import { addition } from '#src/lib/preloadable.tsx';
import { keyframes, styled } from '#src/styles/stitches.ts';
import { shellText } from '#src/text/shell.ts';
import { Avatar } from '#src/ui/avatar.tsx';
import { Button } from '#src/ui/button.tsx';
import { ButtonLink } from '#src/ui/button-link.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { PlainCartLink } from './plain-cart-link.tsx';
import { SearchBox } from './search-box.tsx';

const Bar = styled('header', {
  position: 'sticky',
  top: 0,
  zIndex: '$header',
  background: '$bg',
  borderBottom: '1px solid $line',
  height: '$header',
  '@small': { height: '$headerSmall' },
});
const Inner = styled('div', {
  display: 'flex',
  alignItems: 'center',
  gap: '$4',
  height: '100%',
  maxWidth: '$page',
  margin: '0 auto',
  padding: '0 $5',
  '@small': {
    padding: '0 $3',
    gap: '$2',
    // Who types on a phone sees what is typed: the rest makes room, yet stays in reach of the keyboard.
    '&:has(input:focus) > :not(form)': {
      width: 0,
      minWidth: 0,
      padding: 0,
      margin: 0,
      opacity: 0,
      overflow: 'hidden',
    },
    '&:has(input:focus)': { gap: 0 },
  },
});
const Logo = styled(Link, {
  fontSize: '22px',
  fontWeight: 700,
  letterSpacing: '-.04em',
  lineHeight: '44px',
  flex: 'none',
  '& span': { color: '$ink' },
});
const Nav = styled('nav', { display: 'flex', gap: '$1', '@small': { display: 'none' } });
const item = {
  minHeight: '44px',
  padding: '9px $3',
  fontWeight: 600,
  borderRadius: '$control',
  border: 0,
  background: 'transparent',
  cursor: 'pointer',
  whiteSpace: 'nowrap',
  '&:hover': { background: '$sunken' },
} as const;
const NavLink = styled(Link, item);
const NavButton = styled('button', item);
const Own = styled(Link, { display: 'grid', placeItems: 'center', minWidth: '65px', minHeight: '44px' });
const comesLate = keyframes({ from: { opacity: 0 }, to: { opacity: 1 } });
// Most checks have ended before it shows. It lies over the page, which must not move for it.
const Checking = styled('p', {
  position: 'absolute',
  top: '100%',
  left: 0,
  right: 0,
  padding: '2px $3',
  textAlign: 'center',
  fontSize: '$label',
  color: '$ink3',
  background: '$sunken',
  pointerEvents: 'none',
  animation: `${comesLate} 120ms 400ms both`,
});
const Side = styled('div', {
  display: 'flex',
  alignItems: 'center',
  gap: '$2',
  marginLeft: 'auto',
  flex: 'none',
});

/** Somebody may be here: the way to one's own page, whoever that is. As wide as the log-in that may take its place. */
const Somebody = () => (
  <Own href={paths.mypage} aria-busy="true" aria-label={shellText.ownPage}>
    <Icon name="user" />
  </Own>
);
const AccountTrigger = () => (
  <Button tone="ghost" size="small" aria-busy="true" aria-label={shellText.checking}>
    <Avatar nickname="" size={32} />
  </Button>
);
// The number is no part of the first view: its code comes right after it.
const CartLink = addition(() => import('./cart-link.tsx'), PlainCartLink);
const AccountMenu = addition(() => import('./account-menu.tsx'), AccountTrigger);

type HeaderProps = { onCategories: { open(): void; preload(): void }; onMenuIntent: () => void };

/** Logo, main links, search, cart and account (spec 2.2). */
export function Header({ onCategories, onMenuIntent }: HeaderProps) {
  const { shell } = useApp();
  const { pending, checking, user } = useSession();
  const [path] = useLocation();
  const search = useSearch();
  return (
    <Bar>
      <Inner>
        <Button
          tone="ghost"
          size="small"
          type="button"
          aria-label={shellText.openMenu}
          onPointerEnter={onMenuIntent}
          onFocus={onMenuIntent}
          onClick={() => shell.send({ type: 'sidebar.toggled' })}
        >
          <Icon name="menu" />
        </Button>
        <Logo href={paths.home}>
          <LogoText />
        </Logo>
        <Nav aria-label={shellText.mainNav}>
          <NavLink href={paths.products()}>{shellText.products}</NavLink>
          <NavButton
            type="button"
            onClick={onCategories.open}
            onPointerEnter={onCategories.preload}
            onFocus={onCategories.preload}
          >
            {shellText.category}
          </NavButton>
          <NavLink href={paths.events}>{shellText.events}</NavLink>
          <NavLink href={paths.feeds()}>{shellText.feeds}</NavLink>
        </Nav>
        <SearchBox />
        <Side>
          <CartLink />
          {pending ? <Somebody /> : null}
          {user ? <AccountMenu /> : null}
          {pending || user ? null : (
            <ButtonLink href={paths.login(search ? `${path}?${search}` : path)} tone="primary" size="small">
              {shellText.login}
            </ButtonLink>
          )}
        </Side>
      </Inner>
      {checking ? <Checking role="status">{shellText.checking}</Checking> : null}
    </Bar>
  );
}

/** The last letter of the name carries the accent. */
function LogoText() {
  const name = shellText.brand;
  return (
    <>
      {name.slice(0, -1)}
      <span>{name.slice(-1)}</span>
    </>
  );
}
