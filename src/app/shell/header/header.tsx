import { Link, useLocation, useSearch } from 'wouter';
import { useApp, useSession } from '#src/flow/app-context.tsx';
import { addition, additionOnUse } from '#src/lib/loading/preloadable.tsx';
import { paths } from '#src/lib/navigation/paths.ts';
import { shellText } from '#src/text/shell.ts';
import { Button } from '#src/ui/button.tsx';
import { ButtonLink } from '#src/ui/button-link.tsx';
import { Icon } from '#src/ui/icons/icon.tsx';
import { Logo } from '#src/ui/icons/logo.tsx';
import { HeaderIcon } from './header-item.ts';
import {
  Account,
  Bar,
  Checking,
  Disc,
  Inner,
  MenuButton,
  Nav,
  NavButton,
  NavLink,
  Side,
  Wishes,
} from './header-styles.ts';
import { PlainBell } from './plain-bell.tsx';
import { PlainCartLink } from './plain-cart-link.tsx';
import { SearchBox } from './search-box.tsx';

/** Account link during the start check, as wide as the login link that may replace it. */
const Somebody = () => (
  <HeaderIcon href={paths.mypage} aria-busy="true" aria-label={shellText.ownPage} css={{ minWidth: '49px' }}>
    <Icon name="user" />
  </HeaderIcon>
);
const AccountTrigger = () => (
  <Button tone="ghost" size="small" aria-busy="true" aria-label={shellText.checking}>
    <Disc />
  </Button>
);
const Nothing = () => null;
// Its number is that of a member or of a guest's cart: there is none before either.
const CartLink = additionOnUse(() => import('./cart-link.tsx'), PlainCartLink);
const BellLink = addition(() => import('./bell-link.tsx'), PlainBell);
const AccountMenu = addition(() => import('./account-menu.tsx'), AccountTrigger);
const HeaderScroll = additionOnUse(() => import('./header-scroll.tsx'), Nothing);

type HeaderProps = { onCategories: { open(): void; preload(): void }; onMenuIntent: () => void };

/** Header with logo, main links, search, cart and account (spec 2.2). */
export function Header({ onCategories, onMenuIntent }: HeaderProps) {
  const { shell } = useApp();
  const { pending, checking, user } = useSession();
  const [path] = useLocation();
  const search = useSearch();
  return (
    <Bar>
      <Inner>
        <MenuButton
          type="button"
          aria-label={shellText.openMenu}
          onPointerEnter={onMenuIntent}
          onFocus={onMenuIntent}
          onClick={() => shell.send({ type: 'sidebar.toggled' })}
        >
          <Icon name="menu" />
        </MenuButton>
        <Logo />
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
          <Wishes as={Link} href={paths.wishlist} aria-label={shellText.wishes}>
            <Icon name="heart" />
          </Wishes>
          {user ? <BellLink /> : <PlainBell />}
          <CartLink />
          <Account>
            {pending ? <Somebody /> : null}
            {user ? <AccountMenu /> : null}
            {pending || user ? null : (
              <ButtonLink href={paths.login(search ? `${path}?${search}` : path)} tone="ghost" size="small">
                {shellText.login}
              </ButtonLink>
            )}
          </Account>
        </Side>
      </Inner>
      {checking ? <Checking role="status">{shellText.checking}</Checking> : null}
      <HeaderScroll />
    </Bar>
  );
}
