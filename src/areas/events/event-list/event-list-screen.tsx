import { useSearch } from 'wouter';
import type { EventFilter } from '#machines/events/event-list.machine.ts';
import { useApp, useSession } from '#src/flow/app-context.tsx';
import { useAddressed } from '#src/flow/use-flow.ts';
import { ButtonLink } from '#src/ui/button-link.tsx';
import { PageTitle, Row, Stack } from '#src/ui/layout/layout.tsx';
import { usePageName } from '#src/ui/layout/page-name.ts';
import { PagedFlow } from '#src/ui/paged-flow.tsx';
import { isInFirstView } from '#src/ui/picture.tsx';
import { EmptyState, Skeleton } from '#src/ui/states.tsx';
import { EventTabs, EventTools } from '../event/event-tabs.tsx';
import { eventText as text } from '../events.text.ts';
import { NEW_EVENT } from '../paths.ts';
import { EventCard, EventGrid } from './event-card.tsx';
import { eventFilterFrom, eventsAddress, isSearched } from './event-filter.ts';
import { wireEventList } from './event-list.wiring.ts';

/** Event list of the tab in the address; administrators see drafts as well. */
export default function EventListScreen() {
  const { navigate } = useApp();
  const { user } = useSession();
  const place = eventFilterFrom(useSearch());
  const { snapshot, actor } = useAddressed(wireEventList, place, (next) => ({
    type: 'filter.changed',
    filter: next.filter,
    page: next.page ?? 0,
  }));
  const isAdmin = user?.userType === 'admin';
  usePageName(text.title, place.page);
  return (
    <Stack gap={4}>
      <Row spread>
        <PageTitle>{text.title}</PageTitle>
        {isAdmin ? (
          <ButtonLink href={NEW_EVENT} size="small" tone="primary">
            {text.create}
          </ButtonLink>
        ) : null}
      </Row>
      <EventTabs filter={place.filter} counts={snapshot.context.page?.counts ?? null} isAdmin={isAdmin} />
      <EventTools filter={place.filter} />
      <PagedFlow
        flow="eventList"
        actor={actor}
        snapshot={snapshot}
        failure={text.listFailed}
        nothing={<NoEvents filter={place.filter} />}
        skeleton={<Skeleton rows={4} height={220} />}
        onGo={(page) => navigate(eventsAddress(place.filter, page))}
      >
        {(events) => (
          <EventGrid>
            {events.map((event, index) => (
              <EventCard key={event.eventId} event={event} priority={isInFirstView(index)} />
            ))}
          </EventGrid>
        )}
      </PagedFlow>
    </Stack>
  );
}

function NoEvents({ filter }: { filter: EventFilter }) {
  if (isSearched(filter)) return <EmptyState title={text.noMatch} hint={text.noMatchHint} />;
  const [title, hint] = text.nothing[filter.status];
  return <EmptyState title={title} hint={hint} />;
}
