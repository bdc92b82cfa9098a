import { INQUIRY_TOPICS, type Inquiry } from '#domain/inquiries/inquiry.ts';
import { useAddressed } from '#src/flow/use-flow.ts';
import { useIndexAddress } from '#src/flow/use-index-address.ts';
import { addition } from '#src/lib/loading/preloadable.tsx';
import { IndexBar } from '#src/ui/index-table/index-bar.tsx';
import type { IndexColumn } from '#src/ui/index-table/index-column.ts';
import { IndexFlow } from '#src/ui/index-table/index-flow.tsx';
import { IndexViews } from '#src/ui/index-table/index-views.tsx';
import { tableTime } from '#src/ui/index-table/table-dates.ts';
import { DeskPage } from '#src/ui/layout/desk-page.ts';
import { HintedTitle } from '#src/ui/layout/hinted-title.tsx';
import { EmptyState } from '#src/ui/states.tsx';
import { inquiryText, TOPIC_CHOICES } from '../inquiries.text.ts';
import { InquiryChips } from '../inquiry-facts.tsx';
import { inquiryDeskText as text } from './inquiry-desk.text.ts';
import type { InquiryDeskProps } from './inquiry-desk-props.ts';

/** Panel of an inquiry, loaded with the first press. */
const InquiryPanel = addition(
  () => import('./inquiry-panel.tsx'),
  () => null,
);

const VIEWS = ['ANSWERED', 'CLOSED', 'ALL'] as const;
const SPEC = { filters: { state: VIEWS, topic: INQUIRY_TOPICS, q: null } } as const;

const COLUMNS: readonly IndexColumn<Inquiry>[] = [
  { id: 'excerpt', head: text.columns.excerpt, isTitle: true, cell: ({ excerpt }) => excerpt },
  {
    id: 'about',
    small: 'bare',
    head: text.columns.about,
    cell: ({ line, event }) => line?.productName ?? event?.title ?? text.shop,
  },
  { id: 'user', head: text.columns.user, small: 'bare', cell: ({ userName }) => userName },
  {
    id: 'at',
    small: 'bare',
    head: text.columns.at,
    isOneLine: true,
    cell: ({ lastMessageAt }) => tableTime(lastMessageAt),
  },
  {
    id: 'state',
    small: 'mark',
    head: text.columns.state,
    cell: (inquiry) => <InquiryChips inquiry={inquiry} />,
  },
];

/** Topic of a filter value; null for any other text. */
const topicOf = (value: string | null) => INQUIRY_TOPICS.find((one) => one === value) ?? null;
/** View of a chosen value; null for the inquiries that wait. */
const viewOf = (value: string | null) => VIEWS.find((one) => one === value) ?? null;

/** Views of the table, with the number of inquiries that wait. */
const viewsOf = (waiting: number | undefined) => [
  { value: null, label: text.views.none, count: waiting },
  ...VIEWS.map((value) => ({ value, label: text.views[value] })),
];

/** Table of the inquiries of a seller or of the administrators, with the panel of the opened one. */
export function InquiryDesk({ desk, ...of }: InquiryDeskProps) {
  const { place, change, clear, open, table } = useIndexAddress(SPEC);
  const { filters, sort, size, page } = place;
  const { snapshot, send } = useAddressed(
    of.wiring.table,
    { filter: { filters, sort, size }, page },
    (next) => ({ type: 'filter.changed', filter: next.filter, page: next.page ?? 0 }),
  );
  return (
    <DeskPage>
      <HintedTitle hint={text.hint[desk]}>{text.title[desk]}</HintedTitle>
      <IndexViews
        views={viewsOf(snapshot.context.page?.counts?.waiting)}
        chosen={filters.state}
        onChoose={(value) => change({ filters: { state: viewOf(value) } })}
      />
      <IndexBar
        searched={text.search}
        text={filters.q}
        onSearch={(q) => change({ filters: { q } })}
        filters={[{ name: 'topic', label: text.topic, value: filters.topic, choices: TOPIC_CHOICES }]}
        onFilter={(_, value) => change({ filters: { topic: topicOf(value) } })}
        sort={null}
        onClear={clear}
        total={snapshot.context.page?.totalElements}
      />
      <IndexFlow
        flow="inquiryDesk"
        snapshot={snapshot}
        onRetry={() => send({ type: 'screen.retried' })}
        failure={inquiryText.failed}
        label={text.label}
        columns={COLUMNS}
        idOf={({ inquiryId }) => inquiryId}
        nameOf={({ excerpt }) => excerpt}
        opened={place.open}
        onOpen={open}
        {...table}
        nothing={<EmptyState title={text.empty} hint={text.emptyHint} />}
      />
      {place.open === null ? null : (
        <InquiryPanel
          key={place.open}
          {...of}
          id={place.open}
          onClose={() => open(null)}
          onDone={() => send({ type: 'screen.reloaded' })}
        />
      )}
    </DeskPage>
  );
}
