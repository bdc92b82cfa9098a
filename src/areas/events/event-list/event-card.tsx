import { Link } from 'wouter';
import { formatDay, formatNumber } from '#domain/kit/format.ts';
import type { ListedEvent } from '#machines/events/event-list.machine.ts';
import { paths } from '#src/lib/navigation/paths.ts';
import { clamped, styled } from '#src/styles/stitches.ts';
import { EVENT_CROP } from '#src/ui/event-crop.ts';
import { Chip } from '#src/ui/layout/layout.tsx';
import { Picture } from '#src/ui/picture.tsx';
import { EventStatusLabel, listStatusOf } from '../event/event-status.tsx';
import { prizeLine } from '../event/prizes.ts';
import { eventText as text } from '../events.text.ts';

/** Grid of the cards of an event list. */
export const EventGrid = styled('ul', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '$7',
  '@tablet': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: '32px 16px' },
  '@wide': { gap: '40px 24px' },
});
const Item = styled('li', {
  position: 'relative',
  display: 'grid',
  alignContent: 'start',
  gap: '$3',
  minWidth: 0,
  '&:active': { opacity: 0.92 },
});
const Frame = styled('div', {
  position: 'relative',
  aspectRatio: '16 / 7',
  overflow: 'hidden',
  background: '$tile',
  '@phone': { marginInline: 'calc(-1 * $space$gutter)' },
  '@tablet': { borderRadius: '$card' },
  ...EVENT_CROP,
  variants: { over: { true: { '& img': { filter: 'grayscale(1)', opacity: 0.7 } }, false: {} } },
});
const Tag = styled('p', {
  position: 'absolute',
  top: '$3',
  left: '$3',
  display: 'inline-flex',
  alignItems: 'center',
  gap: '6px',
  padding: '4px 10px',
  borderRadius: '$round',
  background: '$inkOnTile',
  color: '$tile',
  fontSize: '$micro',
  fontWeight: '$semibold',
  fontVariantNumeric: 'tabular-nums',
  '@phone': { left: '$gutter' },
  // Dot of a running event.
  variants: {
    live: {
      true: {
        '&::before': {
          content: '""',
          width: '7px',
          height: '7px',
          borderRadius: '$round',
          background: '$brand',
        },
      },
      false: {},
    },
  },
});
const Words = styled('div', { display: 'grid', gap: '$1', minWidth: 0 });
const Title = styled('h2', {
  fontSize: '$title3',
  ...clamped(2),
  // The whole card links to the event.
  '& a::after': { content: '""', position: 'absolute', inset: 0 },
});
const Prize = styled('p', { fontSize: '$label', fontWeight: '$semibold', ...clamped(1) });
const Facts = styled('p', {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '2px $2',
  color: '$ink3',
  fontSize: '$meta',
  fontVariantNumeric: 'tabular-nums',
  '& > span + span::before': { content: '"·"', marginRight: '$2' },
});
const Marks = styled('p', { display: 'flex', gap: '$1', marginTop: '$1' });

type EventCardProps = { event: ListedEvent; priority: boolean };

/** Event in a list: picture with status, main prize, and the viewer's own entry. */
export function EventCard({ event, priority }: EventCardProps) {
  const standing = listStatusOf(event);
  const prize = prizeLine(event.rewards);
  return (
    <Item>
      <Frame over={standing === 'ended' || standing === 'cancelled'}>
        <Picture
          image={event.wideImageUrl ?? event.imageUrl}
          alt=""
          width={640}
          height={280}
          sizes="(max-width: 599px) 100vw, (max-width: 1320px) 50vw, 650px"
          priority={priority}
        />
        <Tag live={standing === 'ongoing'}>
          <EventStatusLabel event={event} />
        </Tag>
      </Frame>
      <Words>
        <Title>
          <Link href={paths.event(event.eventId)}>{event.title}</Link>
        </Title>
        {prize ? <Prize>{prize}</Prize> : null}
        <Facts>
          <span>{text.types[event.type]}</span>
          <span>{text.between(formatDay(event.eventStartDate), formatDay(event.eventEndDate))}</span>
          <span>{text.entries(formatNumber(event.entryCount), formatNumber(event.maxParticipants))}</span>
        </Facts>
        {event.myEntryFeedId !== null || event.myVoteFeedId !== null ? (
          <Marks>
            {event.myEntryFeedId === null ? null : <Chip>{text.entered}</Chip>}
            {event.myVoteFeedId === null ? null : <Chip>{text.voted}</Chip>}
          </Marks>
        ) : null}
      </Words>
    </Item>
  );
}
