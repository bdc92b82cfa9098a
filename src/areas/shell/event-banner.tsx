import { Link } from 'wouter';
import type { EventSummary } from '#domain/community/event.ts';
import { formatDate } from '#domain/kit/format.ts';
import { homeText as text } from '#src/areas/shell/home.text.ts';
import { paths } from '#src/lib/paths.ts';
import { styled } from '#src/styles/stitches.ts';
import { Chip, Muted } from '#src/ui/layout.tsx';
import { Picture } from '#src/ui/picture.tsx';
import { pictureSizes } from '#src/ui/picture-sizes.ts';

const Banner = styled(Link, {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 200px',
  alignItems: 'center',
  gap: '$5',
  padding: '$5',
  border: '1px solid $line',
  borderRadius: '$card',
  '&:hover': { borderColor: '$ink' },
  '& figure': { aspectRatio: '2', overflow: 'hidden', borderRadius: '$control' },
  '@small': { gridTemplateColumns: 'minmax(0, 1fr)', padding: '$4', '& figure': { order: -1 } },
});
const Words = styled('div', {
  display: 'grid',
  gap: '$2',
  justifyItems: 'start',
  '& h2': { fontSize: '$title2' },
});

export type EventBannerProps = { event: EventSummary };

/** The running event that ends first. */
export default function EventBanner({ event }: EventBannerProps) {
  return (
    <Banner href={paths.events}>
      <Words>
        <Chip tone="accent">{text.eventNow}</Chip>
        <h2>{event.title}</h2>
        <p>{event.description}</p>
        <Muted>{text.eventUntil(formatDate(event.eventEndDate))}</Muted>
      </Words>
      <figure>
        <Picture
          image={event.imageUrl}
          alt=""
          width={400}
          height={200}
          sizes={pictureSizes.banner}
          priority
        />
      </figure>
    </Banner>
  );
}
