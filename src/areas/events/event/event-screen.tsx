import { useState } from 'react';
import { useSearch } from 'wouter';
import { endOfEvent } from '#domain/events/blackout.ts';
import type { EventDetail } from '#domain/events/event.ts';
import { isAnnounced } from '#domain/events/event-states.ts';
import { inquiryPaths } from '#src/areas/inquiries/inquiry-paths.ts';
import { useFlow } from '#src/flow/use-flow.ts';
import { addition } from '#src/lib/loading/preloadable.tsx';
import { paths } from '#src/lib/navigation/paths.ts';
import type { ScreenProps } from '#src/lib/navigation/screen-props.ts';
import { useNow } from '#src/lib/use-now.ts';
import { styled } from '#src/styles/stitches.ts';
import { ButtonLink, TextLink } from '#src/ui/button-link.tsx';
import { EVENT_CROP } from '#src/ui/event-crop.ts';
import { FlowFrame } from '#src/ui/flow-frame.tsx';
import { SectionTitle, Stack } from '#src/ui/layout/layout.tsx';
import { usePageName } from '#src/ui/layout/page-name.ts';
import { Picture } from '#src/ui/picture.tsx';
import { EmptyState, Skeleton } from '#src/ui/states.tsx';
import type { DrawCheckProps } from '../draw-check/draw-check.tsx';
import { DrawHashes } from '../draw-check/draw-hashes.tsx';
import { EventEntries } from './event-entries.tsx';
import { EventPrizes, EventText } from './event-facts.tsx';
import { EventHead } from './event-head.tsx';
import { pageText as text } from './event-page.text.ts';
import { wireEventDetail } from './event-page.wiring.ts';
import { EventRanking } from './event-ranking.tsx';
import { EventWinners } from './event-winners.tsx';
import { MyParticipation } from './my-participation.tsx';

/** Draw verification, loaded when it is opened. */
const DrawCheck = addition<DrawCheckProps>(
  () => import('../draw-check/draw-check.tsx'),
  () => <Skeleton rows={5} height={48} />,
);

const Columns = styled('div', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '$6',
  alignItems: 'start',
  '@wide': {
    gridTemplateColumns: 'minmax(0, 1fr) 380px',
    gridTemplateRows: 'auto 1fr',
    gap: '$7 $8',
  },
});
const Frame = styled('figure', {
  aspectRatio: '16 / 9',
  overflow: 'hidden',
  background: '$tile',
  ...EVENT_CROP,
  '@phone': { marginInline: 'calc(-1 * $space$gutter)' },
  '@tablet': { aspectRatio: '16 / 7', borderRadius: '$card' },
});
const Beside = styled('div', {
  display: 'grid',
  gap: '$4',
  alignContent: 'start',
  minWidth: 0,
  '@wide': {
    gridColumn: 2,
    gridRow: '1 / span 2',
    position: 'sticky',
    top: 'calc($sizes$header + $space$5)',
  },
});
const Parts = styled('div', { display: 'grid', gap: '$8', minWidth: 0 });

/** Event page: status, prizes, entries and result. */
export default function EventScreen({ params }: ScreenProps) {
  const id = Number(params.id);
  if (Number.isSafeInteger(id) && id > 0) return <Loaded key={id} id={id} />;
  return <Missing />;
}

/** Page of an event that does not exist or is not public. */
const Missing = ({ reason }: { reason?: string | null }) => (
  <EmptyState isPage title={reason || text.notFound}>
    <ButtonLink href={paths.events}>{text.toList}</ButtonLink>
  </EmptyState>
);

function Loaded({ id }: { id: number }) {
  const { snapshot, send } = useFlow(wireEventDetail, id);
  const { data, error } = snapshot.context;
  usePageName(data?.title ?? null);
  return (
    <FlowFrame
      flow="eventDetail"
      snapshot={snapshot}
      error={error || text.failed}
      onRetry={() => send({ type: 'screen.retried' })}
      missing={<Missing reason={error} />}
      hasContent={data !== null}
      skeleton={<Skeleton rows={2} height={300} />}
    >
      {data ? <Event event={data} onVote={() => send({ type: 'screen.reloaded' })} /> : null}
    </FlowFrame>
  );
}

function Event({ event, onVote }: { event: EventDetail; onVote: () => void }) {
  const isChecked = new URLSearchParams(useSearch()).has('verify');
  // Number of votes cast here; each one reloads the ranking.
  const [votes, setVotes] = useState(0);
  const voted = () => {
    setVotes(votes + 1);
    onVote();
  };
  const hasBegun = event.state === 'PUBLISHED' && event.status !== 'UPCOMING';
  const announced = isAnnounced(event.resultState);
  return (
    <Stack gap={8} as="article">
      <Columns>
        <Frame>
          <Picture
            image={event.wideImageUrl ?? event.imageUrl}
            alt=""
            width={800}
            height={450}
            sizes="(max-width: 1023px) 100vw, 820px"
            priority
          />
        </Frame>
        <Beside>
          <EventHead event={event}>
            <MyParticipation event={event} />
          </EventHead>
        </Beside>
        <Parts>
          {isChecked ? <DrawCheck event={event} /> : null}
          {announced ? <EventWinners event={event} /> : null}
          <EventPrizes event={event} />
          <EventText event={event} />
          {event.state === 'DRAFT' ? null : (
            <TextLink href={inquiryPaths.aboutEvent(event.eventId)}>{text.inquire}</TextLink>
          )}
        </Parts>
      </Columns>
      {hasBegun && !announced && event.type !== 'DRAW' ? <Standings event={event} votes={votes} /> : null}
      {hasBegun ? (
        <EventEntries
          eventId={event.eventId}
          count={event.entryCount}
          isDark={event.blackout.isOn}
          onVote={voted}
        />
      ) : null}
      <DrawHashes event={event} />
    </Stack>
  );
}

/** Ranking, or the reason why there is none now. */
function Standings({ event, votes }: { event: EventDetail; votes: number }) {
  const { blackout, eventId, status, eventEndDate } = event;
  const now = useNow();
  const isOver = status === 'ENDED' || (now !== null && now >= endOfEvent(eventEndDate).getTime());
  if (!blackout.isOn || isOver)
    return <EventRanking key={String(isOver)} eventId={eventId} votes={votes} isOver={isOver} />;
  return (
    <section>
      <SectionTitle>{text.ranking.title}</SectionTitle>
      <p>{text.ranking.blackout(blackout.hours)}</p>
    </section>
  );
}
