import { useSearch } from 'wouter';
import type { FeedType } from '#domain/community/feed.ts';
import type { FeedFilter } from '#machines/community/feed-list.machine.ts';
import { wireFeedList } from '#src/areas/community/feed-list.wiring.ts';
import { feedText as text } from '#src/areas/community/feeds.text.ts';
import { useApp } from '#src/flow/app-context.tsx';
import { useAddressed } from '#src/flow/use-flow.ts';
import { paths } from '#src/lib/paths.ts';
import { catalogueText } from '#src/text/failures.ts';
import { Button } from '#src/ui/button.tsx';
import { ButtonLink } from '#src/ui/button-link.tsx';
import { SelectField } from '#src/ui/field.tsx';
import { FlowFrame } from '#src/ui/flow-frame.tsx';
import { PageTitle, Row, Stack } from '#src/ui/layout.tsx';
import { usePageName } from '#src/ui/page-name.ts';
import { Pager } from '#src/ui/pager.tsx';
import { isInFirstView } from '#src/ui/picture.tsx';
import { EmptyState, Skeleton } from '#src/ui/states.tsx';
import { FeedCard, FeedGrid } from './feed-card.tsx';
import { feedFilterFrom, feedFilterToQuery } from './feed-filter.ts';
import { FeedSearch } from './feed-search.tsx';

const TYPES: readonly (FeedType | null)[] = [null, 'daily', 'event', 'ranking'];
const sorts = [
  { value: 'latest', label: text.sorts.latest },
  { value: 'popular', label: text.sorts.popular },
];

/** Feeds of the filter in the address. */
export default function FeedListScreen() {
  const { navigate } = useApp();
  const search = useSearch();
  const place = feedFilterFrom(search);
  const { filter } = place;
  const { snapshot, send } = useAddressed(wireFeedList, place, (next) => ({
    type: 'filter.changed',
    filter: next.filter,
    page: next.page ?? 0,
  }));
  const go = (change: Partial<FeedFilter>, page = 0) =>
    navigate(paths.feeds(feedFilterToQuery({ ...filter, ...change }, page)));
  const { page, error } = snapshot.context;
  usePageName(text.title, place.page);
  return (
    <Stack gap={6}>
      <Row spread>
        <PageTitle>{text.title}</PageTitle>
        <ButtonLink href={paths.feedCreate} tone="primary">
          {text.write}
        </ButtonLink>
      </Row>
      <FeedSearch filter={filter} onSearch={go} />
      <Row spread>
        <Row role="group" aria-label={text.tabs}>
          {TYPES.map((type) => (
            <Button
              key={type ?? 'all'}
              size="small"
              type="button"
              aria-pressed={filter.type === type}
              tone={filter.type === type ? 'primary' : 'secondary'}
              onClick={() => go({ type })}
            >
              {text.types[type ?? 'all']}
            </Button>
          ))}
        </Row>
        <SelectField
          label={text.sortLabel}
          choices={sorts}
          value={filter.sort}
          onChange={({ target }) => go({ sort: target.value === 'popular' ? 'popular' : 'latest' })}
        />
      </Row>
      <FlowFrame
        flow="feedList"
        snapshot={snapshot}
        error={error || catalogueText.feedList}
        onRetry={() => send({ type: 'screen.retried' })}
        hasContent={page !== null}
        skeleton={<Skeleton rows={4} height={260} />}
      >
        {snapshot.hasTag('empty') ? <Nothing searched={feedFilterToQuery(filter) !== ''} /> : null}
        <FeedGrid>
          {page?.items.map((feed, index) => (
            <FeedCard key={feed.id} feed={feed} priority={isInFirstView(index)} />
          ))}
        </FeedGrid>
      </FlowFrame>
      <Pager page={page?.page ?? 0} totalPages={page?.totalPages ?? 0} onGo={(next) => go({}, next)} />
    </Stack>
  );
}

const Nothing = ({ searched }: { searched: boolean }) =>
  searched ? (
    <EmptyState title={text.noMatch} hint={text.noMatchHint} />
  ) : (
    <EmptyState title={text.emptyTitle} hint={text.emptyHint} />
  );
