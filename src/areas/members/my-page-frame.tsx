import { type ReactNode, useEffect, useRef } from 'react';
import { Link, useLocation } from 'wouter';
import { mypageText } from '#src/areas/members/mypage.text.ts';
import { useSession } from '#src/flow/app-context.tsx';
import { paths } from '#src/lib/paths.ts';
import { styled } from '#src/styles/stitches.ts';
import { Avatar } from '#src/ui/avatar.tsx';
import { PersonName } from '#src/ui/person-name.tsx';

const Grid = styled('div', {
  display: 'grid',
  gap: '$7',
  gridTemplateColumns: '216px minmax(0, 1fr)',
  alignItems: 'start',
  '@media (max-width: 1023px)': { gridTemplateColumns: 'minmax(0, 1fr)', gap: '$5' },
});
const Aside = styled('aside', {
  minWidth: 0,
  position: 'sticky',
  top: 'calc($sizes$header + 24px)',
  '@media (max-width: 1023px)': { position: 'static' },
});
const Who = styled('div', {
  display: 'flex',
  alignItems: 'center',
  gap: '$3',
  padding: '0 $3 $4',
  fontWeight: 700,
  '@media (max-width: 1023px)': { display: 'none' },
});
const List = styled('ul', {
  display: 'grid',
  gap: '2px',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media (max-width: 1023px)': {
    display: 'flex',
    overflowX: 'auto',
    margin: '0 -12px',
    padding: '0 12px $2',
    borderBottom: '1px solid $line',
  },
});
const Item = styled(Link, {
  display: 'flex',
  alignItems: 'center',
  minHeight: '44px',
  minWidth: '44px',
  padding: '0 $3',
  borderRadius: '$control',
  whiteSpace: 'nowrap',
  color: '$ink',
  textDecoration: 'none',
  '&:hover': { background: '$sunken' },
  '&[aria-current="page"]': { background: '$sunken', color: '$ink', fontWeight: 700 },
});

const { items } = mypageText;

const everyone = [
  [paths.mypage, items.home],
  [paths.myFeeds, items.myFeeds],
  [paths.likedFeeds, items.likedFeeds],
  [paths.wishlist, items.wishlist],
  [paths.reviews, items.reviews],
  [paths.recentView, items.recent],
  [paths.coupons, items.coupons],
  [paths.addresses, items.addresses],
  [paths.points, items.points],
  [paths.badges, items.badges],
  [paths.level, items.level],
  [paths.myComments, items.comments],
  [paths.profile, items.profile],
  [paths.accountSettings, items.settings],
] as const;

const isHere = (path: string, here: string): boolean =>
  here === path ||
  (path === paths.profile && here === paths.profileEdit) ||
  (path === paths.orders && here.startsWith(`${paths.orders}/`));

/** My page's own menu beside one of its pages; on a phone it is a strip above. */
export function MyPageFrame({ children }: { children: ReactNode }) {
  const { user } = useSession();
  const [here] = useLocation();
  const [home, ...rest] = everyone;
  const orders = user?.userType === 'user' ? ([[paths.orders, items.orders]] as const) : [];
  const list = useRef<HTMLUListElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address decides which link is the current one.
  useEffect(() => {
    // On a phone the strip starts at the place of the current page.
    const current = list.current?.querySelector<HTMLElement>('[aria-current]');
    if (list.current && current) list.current.scrollLeft = current.offsetLeft - list.current.offsetLeft - 24;
  }, [here]);
  return (
    <Grid>
      <Aside>
        <Who>
          <Avatar id={user?.userId} nickname={user?.nickname ?? ''} image={user?.image} size={44} />
          <PersonName>{user?.nickname}</PersonName>
        </Who>
        <nav aria-label={mypageText.menu}>
          <List ref={list}>
            {[home, ...orders, ...rest].map(([path, label]) => (
              <li key={path}>
                <Item href={path} {...(isHere(path, here) ? { 'aria-current': 'page' as const } : {})}>
                  {label}
                </Item>
              </li>
            ))}
          </List>
        </nav>
      </Aside>
      <div>{children}</div>
    </Grid>
  );
}
