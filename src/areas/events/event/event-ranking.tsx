import { useEffect, useEffectEvent } from 'react';
import { Link } from 'wouter';
import { formatNumber } from '#domain/kit/format.ts';
import type { RankedEntry } from '#machines/events/event-ranking.machine.ts';
import { type FlowOf, useFlow } from '#src/flow/use-flow.ts';
import { paths } from '#src/lib/navigation/paths.ts';
import { clamped, styled } from '#src/styles/stitches.ts';
import { FlowFrame } from '#src/ui/flow-frame.tsx';
import { Chip, Muted, Row, SectionTitle } from '#src/ui/layout/layout.tsx';
import { PersonLink } from '#src/ui/members/person-link.tsx';
import { Picture } from '#src/ui/picture.tsx';
import { Skeleton } from '#src/ui/states.tsx';
import { pageText } from './event-page.text.ts';
import { wireRanking } from './event-page.wiring.ts';

const text = pageText.ranking;

const Section = styled('section', { display: 'grid', gap: '$3', minWidth: 0 });
const List = styled('ol', {
  display: 'grid',
  '@tablet': {
    gridTemplateColumns: '1fr 1fr',
    gridTemplateRows: 'repeat(5, auto)',
    gridAutoFlow: 'column',
    columnGap: '$7',
  },
});
const Line = styled('li', {
  position: 'relative',
  borderBottom: '1px solid $line',
  minWidth: 0,
  display: 'grid',
  gridTemplateColumns: '24px 44px minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: '$3',
  minHeight: '64px',
  '& > b': { textAlign: 'center', fontVariantNumeric: 'tabular-nums' },
  '& > strong': { fontSize: '$label', fontVariantNumeric: 'tabular-nums' },
  variants: { first: { true: { '& > b': { fontSize: '$title2' } }, false: { '& > b': { color: '$ink3' } } } },
});
const Face = styled('span', {
  width: '44px',
  aspectRatio: '4 / 5',
  overflow: 'hidden',
  borderRadius: '$control',
  background: '$sunken',
});
// The whole row links to the entry; only the member's name above it has another link.
const Title = styled(Link, { ...clamped(1), '&::after': { content: '', position: 'absolute', inset: 0 } });
const Words = styled('div', {
  display: 'grid',
  minWidth: 0,
  '& > p': { display: 'flex', alignItems: 'center', gap: '$2', minWidth: 0 },
  '& > p > a': { position: 'relative', zIndex: 1, paddingRight: '$3' },
});

type RankingProps = {
  eventId: number;
  /** Number of votes cast on this page; each one reloads the ranking. */
  votes: number;
  /** True if the event has ended; mounted again at that moment, the ranking is loaded once more and not polled. */
  isOver: boolean;
};

/** Entries with the most votes; polled every half minute while the event runs and the page is visible. */
export function EventRanking({ eventId, votes, isOver }: RankingProps) {
  const { snapshot, send } = useFlow(wireRanking, { eventId, isOver });
  const { first, error } = snapshot.context;
  useLooking(send);
  const renew = useEffectEvent(() => send({ type: 'ranking.outdated' }));
  useEffect(() => {
    if (votes > 0) renew();
  }, [votes]);
  return (
    <Section>
      <Row spread>
        <SectionTitle>{isOver ? text.finalTitle : text.title}</SectionTitle>
        <Muted as="span">{isOver ? text.final : text.live}</Muted>
      </Row>
      <FlowFrame
        flow="eventRanking"
        snapshot={snapshot}
        error={error || text.failed}
        onRetry={() => send({ type: 'screen.retried' })}
        skeleton={<Skeleton rows={3} height={64} />}
      >
        {first.length === 0 ? <Muted>{text.empty}</Muted> : null}
        <List>
          {first.map((entry, index) => (
            <Ranked key={entry.id} entry={entry} place={index + 1} />
          ))}
        </List>
      </FlowFrame>
    </Section>
  );
}

/** Tells the ranking chart whether the page is visible. */
function useLooking(send: FlowOf<typeof wireRanking>['send']): void {
  const tell = useEffectEvent(() =>
    send({ type: document.visibilityState === 'visible' ? 'page.returned' : 'page.left' }),
  );
  useEffect(() => {
    const onChange = () => tell();
    document.addEventListener('visibilitychange', onChange);
    return () => document.removeEventListener('visibilitychange', onChange);
  }, []);
}

function Ranked({ entry, place }: { entry: RankedEntry; place: number }) {
  const { id, title, userId, nickname, image, participantVoteCount, isMine } = entry;
  return (
    <Line first={place <= 3}>
      <b>{place}</b>
      <Face>{image ? <Picture image={image} alt="" width={80} height={100} sizes="44px" /> : null}</Face>
      <Words>
        <Title href={paths.feed(id)}>{title}</Title>
        <Muted>
          <PersonLink id={userId} nickname={nickname}>
            <span>{nickname}</span>
          </PersonLink>
          {isMine ? <Chip>{text.mine}</Chip> : null}
        </Muted>
      </Words>
      <strong>
        {participantVoteCount === null ? '' : pageText.votesOf(formatNumber(participantVoteCount))}
      </strong>
    </Line>
  );
}
