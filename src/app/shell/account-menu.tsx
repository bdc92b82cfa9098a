import type { UserType } from '#domain/members/user.ts';
import { adminPaths } from '#src/areas/admin/paths.ts';
import { sellerPaths } from '#src/areas/seller/paths.ts';
import { useApp, useSession } from '#src/flow/app-context.tsx';
import { link } from '#src/lib/link.ts';
import { paths } from '#src/lib/paths.ts';
import { styled } from '#src/styles/stitches.ts';
import { accountText } from '#src/text/account.ts';
import { shellText } from '#src/text/shell.ts';
import { Avatar } from '#src/ui/avatar.tsx';
import { Menu } from '#src/ui/menu.tsx';

// On a phone the initials have to do.
const Name = styled('span', {
  maxWidth: '8em',
  overflow: 'hidden',
  whiteSpace: 'nowrap',
  textOverflow: 'ellipsis',
  '@small': { display: 'none' },
});

/** Links of the menu by role (spec 2.2). */
export function accountLinks(userType: UserType): { id: string; text: string; path: string }[] {
  const profile = { id: 'profile', text: shellText.profile, path: paths.profile };
  if (userType === 'admin')
    return [{ id: 'admin', text: accountText.adminDashboard, path: adminPaths.dashboard }];
  if (userType === 'seller')
    return [{ id: 'mypage', text: shellText.mypage, path: sellerPaths.page }, profile];
  return [
    { id: 'mypage', text: shellText.mypage, path: paths.mypage },
    profile,
    { id: 'seller', text: accountText.becomeSeller, path: sellerPaths.become },
  ];
}

/** The signed-in person's menu. */
export default function AccountMenu() {
  const { navigate, session } = useApp();
  const { user } = useSession();
  if (!user) return null;
  const links = accountLinks(user.userType).map(({ path, ...link }) => ({
    ...link,
    onSelect: () => navigate(path),
  }));
  const logout = {
    id: 'logout',
    text: shellText.logout,
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
      items={[...links, logout]}
    />
  );
}
