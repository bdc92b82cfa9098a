import { Link } from 'wouter';
import type { EventDetail } from '#domain/events/event.ts';
import type { EventResult, ResultWinner } from '#domain/events/results/result.ts';
import { conditionWords } from '#domain/events/reward.ts';
import { formatNumber } from '#domain/kit/format.ts';
import { useFlow } from '#src/flow/use-flow.ts';
import { paths } from '#src/lib/navigation/paths.ts';
import { styled } from '#src/styles/stitches.ts';
import { ButtonLink } from '#src/ui/button-link.tsx';
import { FlowFrame } from '#src/ui/flow-frame.tsx';
import { Chip, Muted, SectionTitle } from '#src/ui/layout/layout.tsx';
import { PersonLink } from '#src/ui/members/person-link.tsx';
import { Skeleton } from '#src/ui/states.tsx';
import { checking } from '../paths.ts';
import { BattlePairs } from './battle-pairs.tsx';
import { pageText } from './event-page.text.ts';
import { wireWinners } from './event-page.wiring.ts';
import { OwnNumberMark } from './own-number-mark.tsx';
import { prizeGroups } from './prizes.ts';

const text = pageText.result;

const Section = styled('section', { display: 'grid', gap: '$4', minWidth: 0 });
const Groups = styled('div', { display: 'grid', gap: '$6' });
const Group = styled('div', {
  display: 'grid',
  gap: '$2',
  '& h3': { display: 'flex', flexWrap: 'wrap', gap: '$1 $3', alignItems: 'baseline', fontSize: '$title3' },
  '& h3 > span': { color: '$ink2', fontSize: '$label', fontWeight: '$regular' },
});
const FeedLink = styled(Link, {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '44px',
  marginBlock: '-12px',
  color: '$ink2',
  fontSize: '$meta',
});
const Line = styled('li', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '2px $3',
  minHeight: '48px',
  padding: '$2 0',
  borderBottom: '1px solid $line',
  '& > a:first-child, & > strong': { fontWeight: '$semibold' },
  '& > :last-child': { marginLeft: 'auto' },
  variants: {
    gone: {
      true: { '& > a:first-child, & > strong': { textDecoration: 'line-through', color: '$ink3' } },
      false: {},
    },
  },
});

/** Winners with prizes, and the breakdown of votes. */
export function EventWinners({ event }: { event: EventDetail }) {
  const { snapshot, send } = useFlow(wireWinners, event.eventId);
  const { data, error } = snapshot.context;
  return (
    <Section>
      <SectionTitle>{text.title}</SectionTitle>
      <FlowFrame
        flow="eventWinners"
        snapshot={snapshot}
        error={error || text.failed}
        onRetry={() => send({ type: 'screen.retried' })}
        hasContent={data !== null}
        skeleton={<Skeleton rows={3} height={64} />}
      >
        {data ? <Result event={event} result={data} /> : null}
      </FlowFrame>
    </Section>
  );
}

function Result({ event, result }: { event: EventDetail; result: EventResult }) {
  const prizes = new Map(prizeGroups(event.rewards).map((group) => [group.condition.toUpperCase(), group]));
  const conditions = [...new Set(result.resultDetails.map(({ condition }) => condition))];
  const { counted, waiting, void: discarded } = result.votes;
  return (
    <Groups>
      {result.totalParticipants === 0 ? <p>{text.nobody}</p> : null}
      {conditions.map((condition) => (
        <Group key={condition}>
          <h3>
            {conditionWords(condition)}
            <span>
              {prizes
                .get(condition)
                ?.prizes.map(({ words }) => words)
                .join(' + ')}
            </span>
          </h3>
          <ul>
            {result.resultDetails
              .filter((winner) => winner.condition === condition)
              .map((winner) => (
                <Winner key={winner.id} winner={winner} voterNo={result.myVoterNo} />
              ))}
          </ul>
        </Group>
      ))}
      {result.participants > 0 ? <Muted>{text.everyone(formatNumber(result.participants))}</Muted> : null}
      {result.pairs ? <BattlePairs pairs={result.pairs} /> : null}
      <Muted>
        {[
          `${text.tally} ${pageText.votesOf(formatNumber(counted))}`,
          text.uncheckedVotes(formatNumber(waiting)),
          pageText.voidVotes(formatNumber(discarded)),
        ].join(' · ')}
      </Muted>
      {result.voteSplit ? <Split split={result.voteSplit} /> : null}
      {result.flaggedVotes ? <Muted>{text.keptVotes(formatNumber(result.flaggedVotes))}</Muted> : null}
      {result.hasDraw ? (
        <div>
          <ButtonLink href={checking(event.eventId)}>{text.verify}</ButtonLink>
          <Muted css={{ marginTop: '$2' }}>{text.verifyHint}</Muted>
        </div>
      ) : null}
    </Groups>
  );
}

/** Breakdown of the votes, one line per part. */
const Split = ({ split }: { split: NonNullable<EventResult['voteSplit']> }) => (
  <ul>
    {(['shown', 'hidden', 'withdrawn'] as const)
      .filter((part) => part === 'shown' || split[part] > 0)
      .map((part) => (
        <li key={part}>
          <Muted as="span">{text.split[part](formatNumber(split[part]))}</Muted>
        </li>
      ))}
  </ul>
);

type WinnerProps = { winner: ResultWinner; voterNo: number | null };

function Winner({ winner, voterNo }: WinnerProps) {
  const { userId, userName, feedId, feedTitle, entryNo, voteCount, isMine, revokedReason, replaces } = winner;
  const isVoter = winner.condition === 'VOTERS';
  // Votes are shown for entries; prizes for voting or taking part have none.
  const hasVotes = !isVoter && winner.condition !== 'PARTICIPATION';
  return (
    <Line gone={revokedReason !== null}>
      <PersonLink id={userId} nickname={userName}>
        <strong>{userName}</strong>
      </PersonLink>
      {isMine ? <Chip>{text.me}</Chip> : null}
      {feedId !== null && feedTitle ? <FeedLink href={paths.feed(feedId)}>{feedTitle}</FeedLink> : null}
      {entryNo === null ? null : isMine ? (
        <OwnNumberMark>{text.number(entryNo)}</OwnNumberMark>
      ) : (
        <Muted as="span">{text.number(entryNo)}</Muted>
      )}
      {isMine && isVoter && voterNo !== null ? (
        <OwnNumberMark>{text.voterNumber(voterNo)}</OwnNumberMark>
      ) : null}
      {replaces === null ? null : <Muted as="span">{text.movedUp}</Muted>}
      {revokedReason === null && !hasVotes ? null : (
        <Muted as="span">
          {revokedReason === null ? pageText.votesOf(formatNumber(voteCount)) : text.revoked(revokedReason)}
        </Muted>
      )}
    </Line>
  );
}
