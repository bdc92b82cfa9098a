import { Link, useLocation } from 'wouter';
import { mypageText } from '#src/areas/members/my-page/mypage.text.ts';
import { useSession } from '#src/flow/app-context.tsx';
import { paths } from '#src/lib/navigation/paths.ts';
import { styled } from '#src/styles/stitches.ts';
import { Icon } from '#src/ui/icons/every-icon.tsx';

type IconName = Parameters<typeof Icon>[0]['name'];
type Entry = readonly [path: string, label: string, icon: IconName];

const { items, groups } = mypageText;
const ORDERS: Entry = [paths.orders, items.orders, 'truck'];

/** Entries of the member menu by group; orders are for shoppers. */
const GROUPS: readonly { title: string; entries: readonly Entry[] }[] = [
  {
    title: groups.shopping,
    entries: [
      [paths.wishlist, items.wishlist, 'heart'],
      [paths.recentView, items.recent, 'clock'],
      [paths.coupons, items.coupons, 'coupon'],
      [paths.points, items.points, 'point'],
      [paths.addresses, items.addresses, 'pin'],
    ],
  },
  {
    title: groups.activity,
    entries: [
      [paths.reviews, items.reviews, 'star'],
      [paths.questions, items.questions, 'box'],
      [paths.inquiries, items.inquiries, 'comment'],
      [paths.myFeeds, items.myFeeds, 'camera'],
      [paths.likedFeeds, items.likedFeeds, 'feed'],
      [paths.myComments, items.comments, 'comment'],
      [paths.badges, items.badges, 'vote'],
      [paths.level, items.level, 'crown'],
    ],
  },
  {
    title: groups.settings,
    entries: [
      [paths.profile, items.profile, 'user'],
      [paths.accountSettings, items.settings, 'filter'],
      [paths.help, items.help, 'search'],
    ],
  },
];

const Group = styled('div', {
  display: 'grid',
  padding: '$3 0',
  '&:not(:first-child)': { borderTop: '1px solid $line' },
  '& h2': { padding: '$1 0', fontSize: '$meta', fontWeight: '$semibold', color: '$ink3', letterSpacing: 0 },
  '@narrow': {
    padding: '$4 0',
    // On small screens a full-width band separates the groups.
    '&:not(:first-child)': { borderTop: 0, boxShadow: '0 -8px 0 $colors$sunken', marginTop: '8px' },
  },
});
const Item = styled(Link, {
  display: 'grid',
  gridTemplateColumns: '24px minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: '$3',
  minHeight: '44px',
  color: '$ink2',
  '& svg:last-child': { color: '$ink3', '@wide': { display: 'none' } },
  '@hover': { '&:hover': { color: '$ink' } },
  '&[aria-current="page"]': { color: '$ink', fontWeight: '$bold' },
  '@narrow': { minHeight: '52px', color: '$ink' },
});

const isHere = (path: string, here: string): boolean =>
  here === path || (path === paths.profile && here === paths.profileEdit) || here.startsWith(`${path}/`);

/** Member menu: a side column on wide screens, a list on small ones. */
export function MyPageMenu() {
  const { user } = useSession();
  const [here] = useLocation();
  return (
    <nav aria-label={mypageText.menu}>
      {GROUPS.map(({ title, entries }, index) => (
        <Group key={title}>
          <h2>{title}</h2>
          <ul>
            {[...(index === 0 && user?.userType === 'user' ? [ORDERS] : []), ...entries].map(
              ([path, label, icon]) => (
                <li key={path}>
                  <Item href={path} aria-current={isHere(path, here) ? 'page' : undefined}>
                    <Icon name={icon} size={22} />
                    {label}
                    <Icon name="right" size={16} />
                  </Item>
                </li>
              ),
            )}
          </ul>
        </Group>
      ))}
    </nav>
  );
}
