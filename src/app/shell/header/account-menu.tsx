import type { ComponentProps } from 'react';
import type { UserType } from '#domain/members/profile/user.ts';
import { adminPaths } from '#src/areas/admin/paths.ts';
import { sellerPaths } from '#src/areas/seller/paths.ts';
import { useApp, useSession } from '#src/flow/app-context.tsx';
import { link } from '#src/lib/navigation/link.ts';
import { paths } from '#src/lib/navigation/paths.ts';
import { styled } from '#src/styles/stitches.ts';
import { accountText as text } from '#src/text/account.ts';
import { shellText } from '#src/text/shell.ts';
import { Icon } from '#src/ui/icons/every-icon.tsx';
import { Avatar } from '#src/ui/members/avatar.tsx';
import { Menu } from '#src/ui/menu.tsx';
import { MemberSummary } from './member-summary.tsx';

// Small screens show only the initials.
const Name = styled('span', {
  maxWidth: '8em',
  overflow: 'hidden',
  whiteSpace: 'nowrap',
  textOverflow: 'ellipsis',
  '@small': { display: 'none' },
});
const Who = styled('p', {
  width: '236px',
  marginBottom: '$2',
  overflow: 'hidden',
  whiteSpace: 'nowrap',
  textOverflow: 'ellipsis',
  fontWeight: '$bold',
});

type AccountLink = {
  id: string;
  text: string;
  path: string;
  icon: ComponentProps<typeof Icon>['name'];
  apart?: boolean;
};

const profile: AccountLink = { id: 'profile', text: shellText.profile, path: paths.profile, icon: 'card' };
const settings: AccountLink = {
  id: 'settings',
  text: text.settings,
  path: paths.accountSettings,
  icon: 'filter',
  apart: true,
};
const shopping: readonly AccountLink[] = [
  { id: 'orders', text: text.orders, path: paths.orders, icon: 'box', apart: true },
  { id: 'wishes', text: shellText.wishes, path: paths.wishlist, icon: 'heart' },
  { id: 'coupons', text: text.coupons, path: paths.coupons, icon: 'coupon' },
  { id: 'reviews', text: text.reviews, path: paths.reviews, icon: 'star' },
];
const mypage = (path: string): AccountLink => ({ id: 'mypage', text: shellText.mypage, path, icon: 'user' });

/** Links of the account menu by role (spec 2.2). */
export function accountLinks(userType: UserType): readonly AccountLink[] {
  if (userType === 'admin')
    return [
      { id: 'admin', text: text.adminDashboard, path: adminPaths.dashboard, icon: 'grid' },
      ...shopping,
      settings,
    ];
  if (userType === 'seller') return [mypage(sellerPaths.page), profile, settings];
  return [
    mypage(paths.mypage),
    profile,
    ...shopping,
    settings,
    { id: 'seller', text: text.becomeSeller, path: sellerPaths.become, icon: 'truck' },
  ];
}

/** Menu of the signed-in member. */
export default function AccountMenu() {
  const { navigate, session } = useApp();
  const { user } = useSession();
  if (!user) return null;
  const links = accountLinks(user.userType).map(({ path, icon, ...one }) => ({
    ...one,
    icon: <Icon name={icon} size={20} />,
    onSelect: () => navigate(path),
  }));
  const logout = {
    id: 'logout',
    text: shellText.logout,
    icon: <Icon name="logout" size={20} />,
    onSelect: () => link('logout > session', session)({ type: 'session.loggedOut' }),
  };
  return (
    <Menu
      label={shellText.accountMenu(user.nickname)}
      trigger={
        <>
          <Avatar id={user.userId} nickname={user.nickname} image={user.image} size={32} />
          <Name>{user.nickname}</Name>
        </>
      }
      head={
        <>
          <Who>{user.nickname}</Who>
          <MemberSummary />
        </>
      }
      items={[...links, logout]}
    />
  );
}
