import type { Review } from '#domain/reviews/review.ts';
import { useAddressed } from '#src/flow/use-flow.ts';
import { type FiltersOf, filterChanged, useIndexAddress } from '#src/flow/use-index-address.ts';
import { addition } from '#src/lib/loading/preloadable.tsx';
import { IndexBar } from '#src/ui/index-table/index-bar.tsx';
import type { IndexColumn } from '#src/ui/index-table/index-column.ts';
import { IndexFlow } from '#src/ui/index-table/index-flow.tsx';
import { IndexViews } from '#src/ui/index-table/index-views.tsx';
import { activeDays, PeriodFilter } from '#src/ui/index-table/period-filter.tsx';
import { tableDayOf } from '#src/ui/index-table/table-dates.ts';
import { DeskPage } from '#src/ui/layout/desk-page.ts';
import { HintedTitle } from '#src/ui/layout/hinted-title.tsx';
import { Chip } from '#src/ui/layout/layout.tsx';
import { Stars } from '#src/ui/products/stars.tsx';
import { EmptyState } from '#src/ui/states.tsx';
import { answersText as text } from './review-replies.text.ts';
import { wireReviewDesk } from './review-replies.wiring.ts';

/** Panel of a review, loaded with the first press. */
const ReviewPanel = addition(
  () => import('./review-panel.tsx'),
  () => null,
);

const VIEWS = ['YES', 'ALL'] as const;
const RATINGS = ['5', '4', '3', '2', '1'] as const;
const PHOTOS = ['true'] as const;
const SPEC = {
  filters: { answered: VIEWS, rating: RATINGS, photos: PHOTOS, from: null, until: null },
} as const;
const DAY = /^\d{4}-\d{2}-\d{2}$/;
const dayOf = (word: string | null): string | null => (word && DAY.test(word) ? word : null);

const COLUMNS: readonly IndexColumn<Review>[] = [
  { id: 'title', head: text.columns.title, isTitle: true, cell: ({ title }) => title },
  {
    id: 'product',
    head: text.columns.product,
    small: 'line',
    cell: ({ productName }) => productName,
  },
  {
    id: 'rating',
    small: 'bare',
    head: text.columns.rating,
    cell: ({ rating }) => <Stars rating={rating} label={text.stars(rating)} />,
  },
  {
    id: 'photos',
    small: 'bare',
    head: text.columns.photos,
    cell: ({ images }) => text.pictures(images.length),
  },
  {
    id: 'written',
    small: 'bare',
    head: text.columns.written,
    isOneLine: true,
    cell: ({ createdAt }) => tableDayOf(createdAt),
  },
  {
    id: 'answer',
    small: 'mark',
    head: text.columns.answer,
    cell: ({ answer }) => <Chip>{answer ? text.answered : text.unanswered}</Chip>,
  },
];

type Filters = FiltersOf<typeof SPEC>;
type BarProps = {
  filters: Filters;
  total: number | undefined;
  onChange: (filters: Partial<Filters>) => void;
  onClear: () => void;
};

/** Filters by rating, pictures and days. */
const ReviewBar = ({ filters, total, onChange, onClear }: BarProps) => (
  <IndexBar
    text={null}
    onSearch={() => {}}
    filters={[
      {
        name: 'rating',
        label: text.rating,
        value: filters.rating,
        choices: RATINGS.map((value) => ({ value, label: text.stars(Number(value)) })),
      },
      {
        name: 'photos',
        label: text.photos,
        value: filters.photos,
        choices: PHOTOS.map((value) => ({ value, label: text.withPhotos })),
      },
    ]}
    onFilter={(name, value) =>
      onChange(
        name === 'rating'
          ? { rating: RATINGS.find((one) => one === value) ?? null }
          : { photos: PHOTOS.find((one) => one === value) ?? null },
      )
    }
    sort={null}
    onClear={onClear}
    acts={
      <PeriodFilter
        label={text.written}
        labels={[text.from, text.until]}
        from={filters.from}
        until={filters.until}
        onPeriod={(from, until) => onChange({ from, until })}
      />
    }
    acting={activeDays(filters.from, filters.until)}
    total={total}
  />
);

/** /review-manage: reviews of the seller's products; those without a reply come first. */
export default function ReviewsScreen() {
  const { place, change, clear, open, table } = useIndexAddress(SPEC);
  const { sort, size, page } = place;
  const { from, until, ...chosen } = place.filters;
  const filters = { ...chosen, from: dayOf(from), until: dayOf(until) };
  const { snapshot, send } = useAddressed(
    wireReviewDesk,
    { filter: { filters, sort, size }, page },
    filterChanged,
  );
  const shown = snapshot.context.page;
  const opened = shown?.items.find(({ reviewId }) => reviewId === place.open);
  return (
    <DeskPage>
      <HintedTitle hint={text.hint}>{text.title}</HintedTitle>
      <IndexViews
        views={[
          { value: null, label: text.views.none, count: shown?.counts?.unanswered },
          ...VIEWS.map((value) => ({ value, label: text.views[value] })),
        ]}
        chosen={filters.answered}
        onChoose={(value) => change({ filters: { answered: VIEWS.find((view) => view === value) ?? null } })}
      />
      <ReviewBar
        total={shown?.totalElements}
        filters={filters}
        onChange={(part) => change({ filters: part })}
        onClear={clear}
      />
      <IndexFlow
        flow="reviewDesk"
        snapshot={snapshot}
        onRetry={() => send({ type: 'screen.retried' })}
        failure={text.failed}
        label={text.label}
        columns={COLUMNS}
        idOf={({ reviewId }) => reviewId}
        nameOf={({ title }) => title}
        opened={place.open}
        onOpen={open}
        {...table}
        nothing={<EmptyState title={text.empty} hint={text.emptyHint} />}
      />
      {opened ? (
        <ReviewPanel
          key={opened.reviewId}
          review={opened}
          onClose={() => open(null)}
          onDone={() => {
            open(null);
            send({ type: 'screen.reloaded' });
          }}
        />
      ) : null}
    </DeskPage>
  );
}
