import type { Feed } from '#domain/community/feed.ts';
import { feedPageText as text } from '#src/areas/community/feed-list/feed-pages.text.ts';
import { styled } from '#src/styles/stitches.ts';
import { Muted, PageTitle } from '#src/ui/layout/layout.tsx';
import { Avatar } from '#src/ui/members/avatar.tsx';
import { AuthorLevel } from '../feed/author-level.tsx';

const Head = styled('div', {
  display: 'flex',
  alignItems: 'center',
  gap: '$4',
  minWidth: 0,
  '& > div': { flex: 1, minWidth: 0, display: 'grid', gap: '2px' },
});

const Name = styled('div', { display: 'flex', alignItems: 'center', gap: '$2', minWidth: 0 });

type ProfileHeadProps = {
  title: string;
  nickname: string;
  /** Author data of a feed; null while there is none. */
  user: Feed['user'] | null;
  /** Number of feeds, as text. */
  count: string | null;
  children?: React.ReactNode;
};

/** Header of a list of one member's feeds. */
export const ProfileHead = ({ title, nickname, user, count, children }: ProfileHeadProps) => (
  <Head>
    <Avatar id={user?.id} nickname={nickname} image={user?.profileImg} size={64} />
    <div>
      <Name>
        <PageTitle>{title}</PageTitle>
        <AuthorLevel name={user?.level ?? null} />
      </Name>
      <Muted>
        {[nickname, user?.height ? text.tall(user.height) : null, count].filter(Boolean).join(' · ')}
      </Muted>
    </div>
    {children}
  </Head>
);
