import type { ListedMember } from '#domain/admin/members/member-list.ts';
import { useAddressed, useFlow } from '#src/flow/use-flow.ts';
import { type FiltersOf, rowsChanged, useIndexAddress } from '#src/flow/use-index-address.ts';
import { addition } from '#src/lib/loading/preloadable.tsx';
import { IndexBar } from '#src/ui/index-table/index-bar.tsx';
import { IndexFlow } from '#src/ui/index-table/index-flow.tsx';
import { bulkSelection } from '#src/ui/index-table/index-selection.ts';
import { IndexViews } from '#src/ui/index-table/index-views.tsx';
import { activeDays, PeriodFilter } from '#src/ui/index-table/period-filter.tsx';
import { DeskPage } from '#src/ui/layout/desk-page.ts';
import { HintedTitle } from '#src/ui/layout/hinted-title.tsx';
import { MemberBulk } from './member-bulk.tsx';
import { wireMemberBulk } from './member-bulk.wiring.ts';
import { MEMBER_COLUMNS, nameOf } from './member-columns.tsx';
import { MemberFile } from './member-file.tsx';
import { membersText as text } from './members.text.ts';
import { wireMemberList } from './members.wiring.ts';

/** Panel of a member, loaded with the first press. */
const MemberPanel = addition(
  () => import('./member-panel.tsx'),
  () => null,
);

const SPEC = {
  filters: {
    q: null,
    role: ['user', 'seller', 'admin'],
    status: ['ACTIVE', 'HELD', 'LOCKED', 'PENDING', 'DELETED'],
    seen: ['DAY', 'WEEK', 'MONTH', 'AWAY', 'NEVER'],
    joinedFrom: null,
    joinedTo: null,
  },
  sorts: ['joined-desc', 'joined-asc', 'nickname', 'level'],
} as const;

type Kind = keyof typeof text.views;
/** Filters of each fixed view. */
const VIEWS: Readonly<
  Record<Kind, { role: 'seller' | 'admin' | null; status: (typeof SPEC.filters.status)[number] | null }>
> = {
  all: { role: null, status: null },
  seller: { role: 'seller', status: null },
  admin: { role: 'admin', status: null },
  held: { role: null, status: 'HELD' },
  locked: { role: null, status: 'LOCKED' },
  pending: { role: null, status: 'PENDING' },
  deleted: { role: null, status: 'DELETED' },
};
const KINDS: readonly Kind[] = ['all', 'seller', 'admin', 'held', 'locked', 'pending', 'deleted'];

const idOf = ({ userId }: ListedMember): number => userId;

const choicesOf = (names: Readonly<Record<string, string>>) =>
  Object.entries(names).map(([value, label]) => ({ value, label }));

const ROLES = choicesOf(text.roles);
const STANDINGS = choicesOf(text.standings);
const SEEN = choicesOf(text.seen);

type Filters = FiltersOf<typeof SPEC>;

/** View with the role and status of the filters; null if they are not those of a view. */
const viewOf = ({ role, status }: Pick<Filters, 'role' | 'status'>): Kind | null =>
  KINDS.find((kind) => VIEWS[kind].role === role && VIEWS[kind].status === status) ?? null;

/** Title of the panel: the name of the member, or the title of the page for one on another page. */
const titleOf = (rows: readonly ListedMember[], open: number): string => {
  const opened = rows.find(({ userId }) => userId === open);
  return opened ? nameOf(opened) : text.title;
};

/** Filters with a fixed set of values. */
const choosable = ({ role, status, seen }: Filters) => [
  { name: 'role', label: text.columns.role, choices: ROLES, value: role },
  { name: 'status', label: text.columns.state, choices: STANDINGS, value: status },
  { name: 'seen', label: text.columns.seen, choices: SEEN, value: seen },
];

const Heading = () => <HintedTitle hint={text.hint}>{text.title}</HintedTitle>;

type DaysProps = {
  days: Pick<Filters, 'joinedFrom' | 'joinedTo'>;
  onChange: (days: Partial<DaysProps['days']>) => void;
};

/** First and last day of joining. */
const JoinedDays = ({ days, onChange }: DaysProps) => (
  <PeriodFilter
    label={text.joined}
    labels={[text.joinedFrom, text.joinedTo]}
    from={days.joinedFrom}
    until={days.joinedTo}
    onPeriod={(joinedFrom, joinedTo) => onChange({ joinedFrom, joinedTo })}
  />
);

/** /user-manage: members with the filters of the address, and the panel of the open one. */
export default function MembersScreen() {
  const { place, change, clear, open, table } = useIndexAddress(SPEC);
  const { filters, sort, size, page } = place;
  const reload = () => send({ type: 'screen.reloaded' });
  const bulk = useFlow((app) => wireMemberBulk(app, reload));
  const rowsOf = { filter: { filters, sort, size }, page };
  const { snapshot, send } = useAddressed(wireMemberList, rowsOf, rowsChanged(bulk));
  const shown = snapshot.context.page;
  const total = shown?.totalElements;
  const rows = shown?.items ?? [];
  return (
    <DeskPage>
      <Heading />
      <IndexViews
        views={KINDS.map((value) => ({ value, label: text.views[value], count: shown?.counts?.[value] }))}
        chosen={viewOf(filters)}
        onChoose={(value) => change({ filters: VIEWS[KINDS.find((kind) => kind === value) ?? 'all'] })}
      />
      <IndexBar
        searched={text.searched}
        text={filters.q}
        onSearch={(q) => change({ filters: { q } })}
        filters={choosable(filters)}
        onFilter={(name, value) => change({ filters: { [name]: value } })}
        sorts={choicesOf(text.sorts)}
        sort={sort}
        onSort={(next) => change({ sort: next })}
        onClear={clear}
        acts={<JoinedDays days={filters} onChange={(days) => change({ filters: days })} />}
        acting={activeDays(filters.joinedFrom, filters.joinedTo)}
        file={<MemberFile filter={{ filters, sort }} />}
        total={total}
      />
      <IndexFlow
        flow="memberList"
        snapshot={snapshot}
        onRetry={() => send({ type: 'screen.retried' })}
        failure={text.failed}
        label={text.label}
        columns={MEMBER_COLUMNS}
        idOf={idOf}
        nameOf={nameOf}
        opened={place.open}
        onOpen={open}
        selection={bulkSelection(bulk, rows.map(idOf))}
        {...table}
      />
      <MemberBulk flow={bulk} total={total ?? 0} filters={filters} />
      {place.open ? (
        <MemberPanel
          key={place.open}
          id={place.open}
          title={titleOf(rows, place.open)}
          onClose={() => open(null)}
          onDone={reload}
        />
      ) : null}
    </DeskPage>
  );
}
