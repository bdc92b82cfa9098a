import type { ReactNode } from 'react';
import { daysSinceDue } from '#domain/events/announcement.ts';
import type { EventDetail } from '#domain/events/event.ts';
import { formatDay, formatNumber } from '#domain/kit/format.ts';
import { seoulDay } from '#domain/kit/time/time.ts';
import type { CouponPressProps } from '#src/areas/trade/coupons/coupon-press.tsx';
import { useSession } from '#src/flow/app-context.tsx';
import { addition } from '#src/lib/loading/preloadable.tsx';
import { useNow } from '#src/lib/use-now.ts';
import { styled } from '#src/styles/stitches.ts';
import { reachable } from '#src/ui/button-link.tsx';
import { Chip, PageTitle, Row } from '#src/ui/layout/layout.tsx';
import { eventText } from '../events.text.ts';
import { calendarFile } from '../paths.ts';
import { pageText as text } from './event-page.text.ts';
import { stageOf, timeLeft } from './stage.ts';

const Count = styled('p', {
  display: 'grid',
  gap: '2px',
  padding: '$4',
  borderRadius: '$card',
  background: '$sunken',
  color: '$ink2',
  fontSize: '$label',
  '& strong': {
    color: '$ink',
    fontSize: '$title1',
    lineHeight: '$tight',
    letterSpacing: '-.022em',
    fontVariantNumeric: 'tabular-nums',
  },
});
const Facts = styled('dl', {
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: '$2 $4',
  fontSize: '$label',
  '& dt': { color: '$ink3' },
  '& dd': { fontVariantNumeric: 'tabular-nums' },
});

const Calendar = styled('a', {
  fontSize: '$label',
  textDecoration: 'underline',
  textUnderlineOffset: '3px',
  ...reachable,
});

/** Coupons to download, for members only. */
const CouponPress = addition<CouponPressProps>(
  () => import('#src/areas/trade/coupons/coupon-press.tsx'),
  () => null,
);

const LOWER = { RANKING: 'ranking', BATTLE: 'battle', DRAW: 'draw' } as const;
const periodOf = (first: string | null, last: string | null): string =>
  first && last ? eventText.between(formatDay(first), formatDay(last)) : '';

/** Title of an event, countdown and figures; `children` are the actions. */
export function EventHead({ event, children }: { event: EventDetail; children: ReactNode }) {
  const { user } = useSession();
  return (
    <>
      <Row css={{ position: 'relative', gap: '$1' }}>
        <Chip>{eventText.types[LOWER[event.type]]}</Chip>
        {event.myEntryFeedId === null ? null : <Chip>{eventText.entered}</Chip>}
        {event.myVoteFeedId === null ? null : <Chip>{eventText.voted}</Chip>}
        {user ? <CouponPress place="row" /> : null}
      </Row>
      <PageTitle>{event.title}</PageTitle>
      <Countdown event={event} />
      <Facts>
        <Fact name={text.facts.purchase} value={periodOf(event.purchaseStartDate, event.purchaseEndDate)} />
        <Fact name={text.facts.entry} value={periodOf(event.eventStartDate, event.eventEndDate)} />
        <Fact
          name={text.facts.announcement}
          value={event.announcementDate ? formatDay(event.announcementDate) : ''}
        />
        <Fact
          name={text.facts.entries}
          value={text.entriesOf(formatNumber(event.entryCount), formatNumber(event.maxParticipants))}
        />
        {event.status === 'UPCOMING' ? null : <Fact name={text.facts.votes} value={votesOf(event)} />}
      </Facts>
      {event.state === 'PUBLISHED' && event.status !== 'ENDED' ? (
        <p>
          <Calendar href={calendarFile(event.eventId)} download={`event-${event.eventId}.ics`}>
            {text.calendar}
          </Calendar>
        </p>
      ) : null}
      {children}
    </>
  );
}

const Fact = ({ name, value }: { name: string; value: string }) =>
  value ? (
    <>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </>
  ) : null;

/** Number of valid votes, and of those under review. */
function votesOf({ voteCount, waitingVoteCount }: EventDetail): string {
  if (voteCount === null) return text.votesHidden;
  const waiting = waitingVoteCount ? [text.waitingVotes(formatNumber(waitingVoteCount))] : [];
  return [text.votesOf(formatNumber(voteCount)), ...waiting].join(' · ');
}

/** Countdown to the next date of an event, in the viewer's browser. */
function Countdown({ event }: { event: EventDetail }) {
  const now = useNow();
  const { stage, until } = stageOf(event);
  const left = until && now !== null ? timeLeft(until, now) : null;
  const said = stage === 'waiting' ? resultWords(event, now) : null;
  return (
    <Count data-stage={stage}>
      <span>{until && !said ? text.stage[stage] : null}</span>
      <strong>
        {said ?? (until ? (left ? text.left(...left) : formatDay(dayOf(event, stage))) : text.stage[stage])}
      </strong>
      {event.cancelReason ? <span>{event.cancelReason}</span> : null}
    </Count>
  );
}

/**
 * Sentence about a late or missing result; null before its day. Until the page knows the time, it shows the server's
 * state.
 */
function resultWords(
  { announcementDate, announcementDaysLate }: EventDetail,
  now: number | null,
): string | null {
  if (announcementDate === null) return text.stage.undated;
  const days = now === null ? announcementDaysLate : daysSinceDue(announcementDate, seoulDay(new Date(now)));
  if (days === null) return null;
  return days > 0 ? text.late(days) : text.stage.soon;
}

/** Date of the next step, shown until the page knows the time. */
function dayOf({ eventStartDate, eventEndDate, announcementDate }: EventDetail, stage: string): string {
  if (stage === 'upcoming') return eventStartDate;
  return stage === 'ongoing' ? eventEndDate : (announcementDate ?? eventEndDate);
}
