import { VOTE_FLAGS, type VoteRow } from '#domain/events/event-desk.ts';
import { VOTE_STATUSES } from '#domain/events/event-states.ts';
import { formatNumber } from '#domain/kit/format.ts';
import type { VoteFilter } from '#machines/admin/events/event-votes.machine.ts';
import { useFlow } from '#src/flow/use-flow.ts';
import { INDEX_SIZES } from '#src/flow/use-index-address.ts';
import { IndexBar } from '#src/ui/index-table/index-bar.tsx';
import type { IndexColumn } from '#src/ui/index-table/index-column.ts';
import { IndexFlow } from '#src/ui/index-table/index-flow.tsx';
import { bulkSelection } from '#src/ui/index-table/index-selection.ts';
import { tableTime } from '#src/ui/index-table/table-dates.ts';
import { Chip, Muted, Row, SectionTitle, Stack } from '#src/ui/layout/layout.tsx';
import { EmptyState } from '#src/ui/states.tsx';
import { eventResultsText } from './event-results.text.ts';
import { wireEventVotes, wireVoteJudgement } from './event-results.wiring.ts';
import { VoteJudgement } from './vote-judgement.tsx';

const text = eventResultsText.votes;

const COLUMNS: readonly IndexColumn<VoteRow>[] = [
  { id: 'voter', head: text.voter, cell: ({ nickname }) => nickname, isTitle: true },
  { id: 'entry', head: text.entry, small: 'line', cell: ({ feedTitle }) => feedTitle },
  {
    id: 'flags',
    small: 'bare',
    head: text.flag,
    cell: ({ flags }) => flags.map((flag) => text.flags[flag]).join(', '),
  },
  { id: 'at', head: text.at, small: 'bare', isOneLine: true, cell: ({ votedAt }) => tableTime(votedAt) },
  {
    id: 'standing',
    small: 'mark',
    head: text.standing,
    cell: ({ standing, voidReason }) => (
      <Stack gap={2}>
        <Row>
          <Chip css={{ whiteSpace: 'nowrap' }}>{text.standings[standing]}</Chip>
        </Row>
        {voidReason ? <Muted>{text.why(voidReason)}</Muted> : null}
      </Stack>
    ),
  },
];

const choicesOf = <Value extends string>(values: readonly Value[], words: Readonly<Record<Value, string>>) =>
  values.map((value) => ({ value, label: words[value] }));

type FilterProps = {
  filter: VoteFilter;
  onChange: (change: Partial<VoteFilter>) => void;
  onClear: () => void;
};

const VoteFilters = ({ filter, onChange, onClear }: FilterProps) => (
  <IndexBar
    text={null}
    onSearch={() => {}}
    filters={[
      { name: 'flag', label: text.flag, choices: choicesOf(VOTE_FLAGS, text.flags), value: filter.flag },
      {
        name: 'standing',
        label: text.standing,
        choices: choicesOf(VOTE_STATUSES, text.standings),
        value: filter.standing,
      },
    ]}
    onFilter={(name, value) =>
      onChange(
        name === 'flag'
          ? { flag: VOTE_FLAGS.find((one) => one === value) ?? null }
          : { standing: VOTE_STATUSES.find((one) => one === value) ?? null },
      )
    }
    sort={null}
    onClear={onClear}
  />
);

type Props = { id: number; isLocked: boolean; onJudged: () => void };

/** Votes of an event with their suspicious signs, and which of them count. */
export function VoteDesk({ id, isLocked, onJudged }: Props) {
  const none: VoteFilter = { id, flag: null, standing: null, size: INDEX_SIZES[0] };
  const list = useFlow(wireEventVotes, { filter: none });
  const {
    page,
    query: { filter },
  } = list.snapshot.context;
  const bulk = useFlow((app) =>
    wireVoteJudgement(app, {
      id,
      rows: () => list.actor.getSnapshot().context.page?.items ?? [],
      onDone: () => {
        list.send({ type: 'screen.reloaded' });
        onJudged();
      },
    }),
  );
  const show = (change: Partial<VoteFilter>, turned = 0) => {
    bulk.send({ type: 'list.changed' });
    list.send({ type: 'filter.changed', filter: { ...filter, ...change }, page: turned });
  };
  const pageIds = (page?.items ?? []).map(({ voteId }) => voteId);
  const clear = () => show(none);
  return (
    <Stack gap={4} as="section">
      <SectionTitle>{text.title}</SectionTitle>
      {isLocked ? <Muted>{text.locked}</Muted> : null}
      {page?.flagged.map(({ flag, feedId, votes }) => (
        <Muted key={`${flag} ${feedId}`}>{text.flagged(text.flags[flag], feedId, formatNumber(votes))}</Muted>
      ))}
      <VoteFilters filter={filter} onChange={show} onClear={clear} />
      <IndexFlow
        flow="eventVotes"
        snapshot={list.snapshot}
        onRetry={() => list.send({ type: 'screen.retried' })}
        failure={text.failed}
        label={text.label}
        columns={COLUMNS}
        idOf={({ voteId }) => voteId}
        nameOf={({ nickname }) => nickname}
        {...(isLocked ? {} : { selection: bulkSelection(bulk, pageIds) })}
        isNarrowed={filter.flag !== null || filter.standing !== null}
        onClear={clear}
        nothing={<EmptyState title={text.empty} />}
        size={filter.size}
        sizes={INDEX_SIZES}
        onGo={(turned) => show({}, turned)}
        onSize={(size) => show({ size })}
      />
      {isLocked ? null : <VoteJudgement flow={bulk} />}
    </Stack>
  );
}
