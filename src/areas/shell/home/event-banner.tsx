import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import type { EventSummary } from '#domain/events/event.ts';
import { formatDate } from '#domain/kit/format.ts';
import { homeText as text } from '#src/areas/shell/home/home.text.ts';
import { paths } from '#src/lib/navigation/paths.ts';
import { todayInSeoul } from '#src/lib/today.ts';
import { clamped, styled } from '#src/styles/stitches.ts';
import { EVENT_CROP } from '#src/ui/event-crop.ts';
import { onceMoved } from '#src/ui/layout/below-fold.ts';
import { Picture } from '#src/ui/picture.tsx';

const Banner = styled(Link, {
  position: 'relative',
  display: 'grid',
  margin: '0 calc($space$gutter * -1)',
  background: '$sunken',
  overflow: 'hidden',
  '&:active': { opacity: 0.9 },
  ...onceMoved(),
  ...EVENT_CROP,
  '& figure': { order: -1, aspectRatio: '16 / 7', overflow: 'hidden', background: '$tile' },
  '@media (min-width: 700px)': {
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.4fr)',
    alignItems: 'center',
    margin: 0,
    borderRadius: '$card',
    '& figure': { order: 0 },
  },
});
const Words = styled('div', {
  display: 'grid',
  gap: '$1',
  justifyItems: 'start',
  padding: '$4 $gutter $5',
  '& h2': { fontSize: '$title2' },
  '& p': { color: '$ink2', fontSize: '$label', ...clamped(2) },
});
const Kind = styled('span', {
  display: 'inline-flex',
  alignItems: 'center',
  gap: '6px',
  fontSize: '$meta',
  fontWeight: '$semibold',
  // Dot of a running event.
  '&::before': { content: '""', width: '8px', height: '8px', borderRadius: '$round', background: '$brand' },
});
const Until = styled('p', { fontVariantNumeric: 'tabular-nums', '& b': { color: '$ink' } });

const DAY_MS = 24 * 60 * 60 * 1000;
/** Days from one date to another. */
const daysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / DAY_MS;

export type EventBannerProps = { event: EventSummary };

/** Banner of the running event that ends first; the remaining days are counted in the browser. */
export default function EventBanner({ event }: EventBannerProps) {
  const [left, setLeft] = useState<number | null>(null);
  useEffect(() => setLeft(daysBetween(todayInSeoul(), event.eventEndDate)), [event.eventEndDate]);
  return (
    <Banner href={paths.event(event.eventId)}>
      <Words>
        <Kind>{text.eventNow}</Kind>
        <h2>{event.title}</h2>
        <p>{event.description}</p>
        <Until>
          {left !== null && left >= 0 ? <b>{text.daysLeft(left)} · </b> : null}
          {text.eventUntil(formatDate(event.eventEndDate))}
        </Until>
      </Words>
      <figure>
        <Picture
          image={event.wideImageUrl ?? event.imageUrl}
          alt=""
          width={800}
          height={350}
          sizes="(max-width: 699px) 100vw, 760px"
        />
      </figure>
    </Banner>
  );
}
