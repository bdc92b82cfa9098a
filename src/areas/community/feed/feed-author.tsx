import { Link } from 'wouter';
import type { Feed } from '#domain/community/feed.ts';
import { feedPageText as text } from '#src/areas/community/feed-list/feed-pages.text.ts';
import { paths } from '#src/lib/navigation/paths.ts';
import { styled } from '#src/styles/stitches.ts';
import { Chip, Muted } from '#src/ui/layout/layout.tsx';
import { PersonFace, PersonLink } from '#src/ui/members/person-link.tsx';
import { PersonName } from '#src/ui/members/person-name.tsx';
import { RelativeTime } from '#src/ui/relative-time.tsx';
import { AuthorLevel } from './author-level.tsx';
import { EventTag } from './event-tag.tsx';

const Who = styled('div', {
  display: 'flex',
  alignItems: 'center',
  gap: '$3',
  minWidth: 0,
  minHeight: '48px',
  '& > a': { alignSelf: 'center' },
  '& > span:last-child': { minWidth: 0, display: 'grid' },
});
const Name = styled('span', { display: 'flex', alignItems: 'center', gap: '$2', minWidth: 0 });
const Entry = styled('p', {
  color: '$ink2',
  fontSize: '$meta',
  '& a': {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: '44px',
    marginRight: '$2',
    color: '$ink',
    fontWeight: '$semibold',
    textDecoration: 'underline',
    textUnderlineOffset: '3px',
  },
});

/** Author and time of a feed, its reward badge, and the event that it entered. */
export const FeedAuthor = ({ feed: { user, event, createdAt, isRewarded } }: { feed: Feed }) => (
  <div>
    <Who>
      <PersonFace id={user.id} nickname={user.nickname} image={user.profileImg} size={40} />
      <span>
        <Name>
          <PersonLink id={user.id} nickname={user.nickname}>
            <PersonName>{user.nickname}</PersonName>
          </PersonLink>
          <AuthorLevel name={user.level} />
          {isRewarded ? <Chip>{text.rewarded}</Chip> : null}
        </Name>
        <Muted as="span">
          <RelativeTime at={createdAt} />
        </Muted>
      </span>
    </Who>
    {event ? (
      <Entry>
        <Link href={paths.event(event.id)}>{event.title}</Link>
        <EventTag event={event} />
      </Entry>
    ) : null}
  </div>
);
