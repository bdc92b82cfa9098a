import type { ReactNode } from 'react';
import { Link, useLocation } from 'wouter';
import { mypageText } from '#src/areas/members/my-page/mypage.text.ts';
import { useSession } from '#src/flow/app-context.tsx';
import { paths } from '#src/lib/navigation/paths.ts';
import { styled } from '#src/styles/stitches.ts';
import { Icon } from '#src/ui/icons/every-icon.tsx';
import { Avatar } from '#src/ui/members/avatar.tsx';
import { PersonName } from '#src/ui/members/person-name.tsx';
import { MyPageMenu } from './my-page-menu.tsx';

const Grid = styled('div', {
  display: 'grid',
  gap: '$9',
  gridTemplateColumns: '216px minmax(0, 1fr)',
  alignItems: 'start',
  '@narrow': { gridTemplateColumns: 'minmax(0, 1fr)', gap: '$5' },
});
const Aside = styled('aside', {
  minWidth: 0,
  '@wide': { position: 'sticky', top: 'calc($sizes$header + 24px)', gridColumn: 1, gridRow: 1 },
  variants: {
    // On small screens the first member page is the menu, and the others link back to it.
    first: { true: { overflow: 'clip' }, false: { '@narrow': { display: 'none' } } },
  },
});
const Content = styled('div', { minWidth: 0, '@wide': { gridColumn: 2, gridRow: 1 } });
const Who = styled(Link, {
  display: 'flex',
  alignItems: 'center',
  gap: '$3',
  paddingBottom: '$4',
  fontWeight: '$bold',
  '@narrow': { display: 'none' },
});
const Back = styled(Link, {
  display: 'inline-flex',
  alignItems: 'center',
  gap: '$1',
  minHeight: '44px',
  marginTop: '-12px',
  fontSize: '$label',
  color: '$ink3',
  '@wide': { display: 'none' },
});

/** Layout of the member's pages: the menu beside the page, or a back link on small screens. */
export function MyPageLayout({ children }: { children: ReactNode }) {
  const { user } = useSession();
  const [here] = useLocation();
  const first = here === paths.mypage;
  const aside = (
    <Aside key="menu" first={first}>
      <Who href={paths.mypage}>
        <Avatar id={user?.userId} nickname={user?.nickname ?? ''} image={user?.image} size={44} />
        <PersonName>{user?.nickname}</PersonName>
      </Who>
      <MyPageMenu />
    </Aside>
  );
  const content = (
    <Content key="content">
      {first ? null : (
        <Back href={paths.mypage}>
          <Icon name="left" size={16} />
          {mypageText.title}
        </Back>
      )}
      {children}
    </Content>
  );
  return <Grid>{first ? [content, aside] : [aside, content]}</Grid>;
}
