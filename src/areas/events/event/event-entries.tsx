import { ENTRY_SORTS, type EntrySort } from '#domain/community/entry-sorts.ts';
import type { Feed } from '#domain/community/feed.ts';
import { formatNumber } from '#domain/kit/format.ts';
import { VoteButton } from '#src/areas/community/feed/vote-button.tsx';
import { feedPageText } from '#src/areas/community/feed-list/feed-pages.text.ts';
import { FeedPicture } from '#src/areas/community/feed-list/feed-picture.tsx';
import { TypeTabs } from '#src/areas/community/feed-list/feed-tabs.tsx';
import { useFlow } from '#src/flow/use-flow.ts';
import { paths } from '#src/lib/navigation/paths.ts';
import { clamped, styled } from '#src/styles/stitches.ts';
import { Muted, Row, SectionTitle } from '#src/ui/layout/layout.tsx';
import { PersonLink } from '#src/ui/members/person-link.tsx';
import { PagedFlow } from '#src/ui/paged-flow.tsx';
import { EmptyState, Skeleton } from '#src/ui/states.tsx';
import { pageText } from './event-page.text.ts';
import { wireEntries } from './event-page.wiring.ts';

const text = pageText.entries;

const Section = styled('section', { display: 'grid', gap: '$4', minWidth: 0 });
const Grid = styled('ul', {
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: '$6 $2',
  '@tablet': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: '32px 12px' },
  '@wide': { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))', gap: '32px 16px' },
});
const Item = styled('li', { position: 'relative', display: 'grid', alignContent: 'start', minWidth: 0 });
const Frame = styled('div', { display: 'grid', aspectRatio: '4 / 5', minWidth: 0 });
const Mine = styled('p', {
  position: 'absolute',
  top: '$2',
  left: '$2',
  padding: '3px 7px',
  borderRadius: '$round',
  background: '$inkOnTile',
  color: '$tile',
  fontSize: '$micro',
  fontWeight: '$semibold',
  pointerEvents: 'none',
});
const Name = styled('div', {
  display: 'flex',
  alignItems: 'center',
  minHeight: '44px',
  fontSize: '$label',
  fontWeight: '$semibold',
  '& a': { marginBlock: 0 },
  '& span': clamped(1),
});
// Votes and vote button share a line, or stack where it is narrow.
const Foot = styled('div', {
  minHeight: '44px',
  '& > [data-flow]': { margin: 0, justifyContent: 'space-between' },
});

type EntriesProps = {
  eventId: number;
  count: number;
  /** True while vote counts are hidden, so that entries cannot be ordered by them. */
  isDark: boolean;
  onVote: () => void;
};

/** Entries of an event, each with its vote button. */
export function EventEntries({ eventId, count, isDark, onVote }: EntriesProps) {
  const first: EntrySort = isDark ? 'random' : 'votes';
  const { snapshot, actor, send } = useFlow(wireEntries, { filter: { eventId, sort: first } });
  const { sort } = snapshot.context.query.filter;
  const voted = () => {
    send({ type: 'screen.reloaded' });
    onVote();
  };
  return (
    <Section>
      <Row spread>
        <SectionTitle>
          {text.title} <Muted as="span">{text.count(formatNumber(count))}</Muted>
        </SectionTitle>
        <TypeTabs role="group" aria-label={text.sortLabel}>
          {ENTRY_SORTS.filter((one) => !isDark || one !== 'votes').map((one) => (
            <button
              key={one}
              type="button"
              aria-pressed={sort === one}
              onClick={() => send({ type: 'filter.changed', filter: { eventId, sort: one }, page: 0 })}
            >
              {text.sorts[one]}
            </button>
          ))}
        </TypeTabs>
      </Row>
      <PagedFlow
        flow="eventEntries"
        actor={actor}
        snapshot={snapshot}
        failure={text.failed}
        nothing={<EmptyState title={text.empty} hint={text.emptyHint} />}
        skeleton={<Skeleton shape="feeds" rows={4} />}
      >
        {(feeds) => (
          <Grid>
            {feeds.map((feed) => (
              <Entry key={feed.id} feed={feed} eventId={eventId} onVote={voted} />
            ))}
          </Grid>
        )}
      </PagedFlow>
    </Section>
  );
}

type EntryProps = { feed: Feed; eventId: number; onVote: () => void };

function Entry({ feed, eventId, onVote }: EntryProps) {
  const { user, isMine, event, participantVoteCount: votes } = feed;
  return (
    <Item>
      <Frame>
        <FeedPicture
          href={paths.feed(feed.id)}
          title={feed.title}
          level="h3"
          words={feed.content}
          image={feed.images[0]?.imageUrl ?? null}
          tagged={isMine}
        />
      </Frame>
      {isMine ? <Mine>{text.mine}</Mine> : null}
      <Name>
        <PersonLink id={user.id} nickname={user.nickname}>
          <span>{user.nickname}</span>
        </PersonLink>
      </Name>
      <Foot>
        {event?.status === 'ONGOING' && !isMine ? (
          <VoteButton feed={feed} from={paths.event(eventId)} onVote={onVote} />
        ) : (
          <Muted as="span">
            {votes === null ? feedPageText.votesHidden : feedPageText.votes(formatNumber(votes))}
          </Muted>
        )}
      </Foot>
    </Item>
  );
}
