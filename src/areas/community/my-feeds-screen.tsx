import { useSearch } from 'wouter';
import type { FeedType } from '#domain/community/feed.ts';
import type { FeedCounts } from '#domain/community/feed-list.ts';
import { NO_FEEDS } from '#domain/community/feed-list.ts';
import { formatNumber } from '#domain/kit/format.ts';
import { feedText as text } from '#src/areas/community/feeds.text.ts';
import { wireFeedCounts, wireMyFeeds } from '#src/areas/community/feeds.wiring.ts';
import { MyPageFrame } from '#src/areas/members/my-page-frame.tsx';
import { useApp } from '#src/flow/app-context.tsx';
import { useAddressed, useFlow } from '#src/flow/use-flow.ts';
import { paths } from '#src/lib/paths.ts';
import { catalogueText } from '#src/text/failures.ts';
import { Button } from '#src/ui/button.tsx';
import { ButtonLink } from '#src/ui/button-link.tsx';
import { statePath } from '#src/ui/flow-frame.tsx';
import { PageTitle, Row, Stack } from '#src/ui/layout.tsx';
import { usePageName } from '#src/ui/page-name.ts';
import { PagedFlow } from '#src/ui/paged-flow.tsx';
import { isInFirstView } from '#src/ui/picture.tsx';
import { EmptyState } from '#src/ui/states.tsx';
import { FeedCard, FeedGrid } from './feed-card.tsx';
import { feedTypeOf } from './feed-filter.ts';

const TABS: readonly (readonly [FeedType | null, keyof FeedCounts])[] = [
  [null, 'totalCount'],
  ['daily', 'dailyCount'],
  ['event', 'eventCount'],
  ['ranking', 'rankingCount'],
];

function read(search: string) {
  const query = new URLSearchParams(search);
  const userId = Number(query.get('userId'));
  return {
    type: feedTypeOf(query.get('type')),
    userId: Number.isSafeInteger(userId) && userId > 0 ? userId : null,
  };
}

/** Own feeds by type with their counts; `?userId=` shows another member's. */
export default function MyFeedsScreen() {
  const { navigate } = useApp();
  const search = useSearch();
  const filter = read(search);
  const { snapshot, actor } = useAddressed(wireMyFeeds, { filter }, (next) => ({
    type: 'filter.changed',
    filter: next.filter,
    page: 0,
  }));
  const { snapshot: counted } = useFlow(wireFeedCounts);
  const numbers = counted.context.data ?? NO_FEEDS;
  const go = (type: FeedType | null) => {
    const query = new URLSearchParams(search);
    if (type) query.set('type', type);
    else query.delete('type');
    navigate(`${paths.myFeeds}?${query}`);
  };
  const mine = filter.userId === null;
  const author = snapshot.context.page?.items[0]?.user.nickname;
  const name = mine ? text.myTitle : author ? text.feedsOf(author) : text.memberTitle;
  usePageName(name);
  const list = (
    <Stack gap={6}>
      <Row spread>
        <PageTitle>{name}</PageTitle>
        {mine ? (
          <ButtonLink href={paths.feedCreate} tone="primary">
            {text.write}
          </ButtonLink>
        ) : null}
      </Row>
      <Row role="group" aria-label={text.tabs} data-flow="feedCounts" data-state={statePath(counted.value)}>
        {TABS.map(([type, key]) => (
          <Button
            key={key}
            size="small"
            type="button"
            aria-pressed={filter.type === type}
            tone={filter.type === type ? 'primary' : 'secondary'}
            onClick={() => go(type)}
          >
            {mine
              ? text.countOf(text.types[type ?? 'all'], formatNumber(numbers[key]))
              : text.types[type ?? 'all']}
          </Button>
        ))}
      </Row>
      <PagedFlow
        flow="myFeeds"
        actor={actor}
        snapshot={snapshot}
        failure={catalogueText.feedList}
        nothing={<EmptyState title={text.emptyTitle} hint={text.emptyHint} />}
      >
        {(items) => (
          <FeedGrid>
            {items.map((feed, index) => (
              <FeedCard key={feed.id} feed={feed} priority={isInFirstView(index)} />
            ))}
          </FeedGrid>
        )}
      </PagedFlow>
    </Stack>
  );
  return mine ? <MyPageFrame>{list}</MyPageFrame> : list;
}
