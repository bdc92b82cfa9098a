import { AUDIT_GROUPS } from '#domain/admin/audit/audit-groups.ts';
import { AUDIT_ACTIONS, AUDIT_TARGETS, actionLabel, targetLabel } from '#domain/admin/audit/audit-labels.ts';
import type { AuditLogFilter } from '#machines/admin/audit/audit-log.machine.ts';
import { useAddressed, useFlow } from '#src/flow/use-flow.ts';
import { useIndexAddress } from '#src/flow/use-index-address.ts';
import { indexText } from '#src/text/index-table.ts';
import { Button } from '#src/ui/button.tsx';
import { FlowFrame } from '#src/ui/flow-frame.tsx';
import { ExportButton } from '#src/ui/index-table/export-button.tsx';
import { IndexBar } from '#src/ui/index-table/index-bar.tsx';
import { IndexTable } from '#src/ui/index-table/index-table.tsx';
import { activeDays, PeriodFilter } from '#src/ui/index-table/period-filter.tsx';
import { DeskFacts } from '#src/ui/layout/desk-facts.tsx';
import { DeskPage } from '#src/ui/layout/desk-page.ts';
import { HintedTitle } from '#src/ui/layout/hinted-title.tsx';
import { Muted, Row, Stack } from '#src/ui/layout/layout.tsx';
import { EmptyState, Refusal, Skeleton } from '#src/ui/states.tsx';
import { chainText, auditText as text } from './audit.text.ts';
import { wireAuditFile, wireAuditLog } from './audit.wiring.ts';
import { COLUMNS, nameOf } from './audit-cells.tsx';
import { AuditPanel } from './audit-panel.tsx';
import { ChainCard } from './chain-card.tsx';

const SPEC = {
  filters: {
    actor: null,
    action: AUDIT_ACTIONS,
    targetType: AUDIT_TARGETS,
    targetId: null,
    from: null,
    to: null,
  },
} as const;

const SHOP = { value: 'SHOP', label: text.byShop };
const ACTIONS = AUDIT_GROUPS.flatMap(({ label: group, actions }) =>
  actions.map((value) => ({ value, label: actionLabel(value), group })),
);
const TARGETS = AUDIT_TARGETS.map((value) => ({ value, label: targetLabel(value) }));

/** Chip of a target id, which is set only by links. */
const numberOf = (value: string | null) =>
  value ? [{ name: 'targetId', label: text.targetNumber, choices: [{ value, label: value }], value }] : [];

const useTrail = (filter: AuditLogFilter) =>
  useAddressed(wireAuditLog, { filter }, (next) => ({ type: 'filter.changed', filter: next.filter }));

/** /admin/audit: the audit log with the filters of the address, loaded backwards page by page. */
export default function AuditScreen() {
  const { place, change, clear, open } = useIndexAddress(SPEC);
  const { filters } = place;
  const trail = useTrail(filters);
  const narrow = (name: string, value: string | null) => change({ filters: { [name]: value } });
  const isByShop = filters.actor === SHOP.value;
  return (
    <DeskPage>
      <HintedTitle hint={text.hint}>{text.title}</HintedTitle>
      <DeskFacts summary={chainText.title}>
        <ChainCard />
      </DeskFacts>
      <Stack gap={4}>
        <IndexBar
          searched={text.searched}
          text={isByShop ? null : filters.actor}
          onSearch={(actor) => narrow('actor', actor)}
          filters={[
            { name: 'actor', label: text.by, choices: [SHOP], value: isByShop ? SHOP.value : null },
            { name: 'action', label: text.columns.what, choices: ACTIONS, value: filters.action },
            { name: 'targetType', label: text.columns.target, choices: TARGETS, value: filters.targetType },
            ...numberOf(filters.targetId),
          ]}
          onFilter={narrow}
          sort={null}
          onSort={() => {}}
          onClear={clear}
          acts={
            <PeriodFilter
              label={text.period}
              labels={[text.from, text.to]}
              from={filters.from}
              until={filters.to}
              onPeriod={(from, to) => change({ filters: { from, to } })}
            />
          }
          acting={activeDays(filters.from, filters.to)}
          file={<FileOf filter={filters} />}
        />
        <Trail {...trail} opened={place.open} onOpen={open} onClear={clear} />
      </Stack>
      {place.open ? <AuditPanel key={place.open} id={place.open} onClose={() => open(null)} /> : null}
    </DeskPage>
  );
}

function FileOf({ filter }: { filter: AuditLogFilter }) {
  const { snapshot, send } = useFlow(wireAuditFile);
  return (
    <ExportButton
      flow="auditFile"
      snapshot={snapshot}
      hint={indexText.csvHint}
      onAsk={() => send({ type: 'file.asked', filter })}
    />
  );
}

type TrailProps = ReturnType<typeof useTrail> & {
  opened: number | null;
  onOpen: (id: number) => void;
  onClear: () => void;
};

function Trail({ snapshot, send, opened, onOpen, onClear }: TrailProps) {
  const { entries, filter, error } = snapshot.context;
  const isNarrowed = Object.values(filter).some(Boolean);
  const isReading = snapshot.hasTag('saving');
  return (
    <FlowFrame
      flow="auditLog"
      snapshot={snapshot}
      error={error || text.failed}
      onRetry={() => send({ type: 'screen.retried' })}
      hasContent={entries.length > 0}
      skeleton={<Skeleton rows={8} height={48} />}
    >
      {snapshot.hasTag('empty') ? (
        <EmptyState
          title={isNarrowed ? text.nothingHere : text.empty}
          {...(isNarrowed ? { hint: text.nothingHint } : {})}
        >
          {isNarrowed ? (
            <Button type="button" onClick={onClear}>
              {text.clear}
            </Button>
          ) : null}
        </EmptyState>
      ) : (
        <Stack gap={4}>
          <IndexTable
            flow="auditLog"
            label={text.label}
            columns={COLUMNS}
            rows={entries}
            idOf={({ entryId }) => entryId}
            nameOf={nameOf}
            opened={opened}
            onOpen={onOpen}
          />
          <Refusal reason={snapshot.matches('cut') ? error : null} />
          {snapshot.matches({ shown: 'whole' }) ? (
            <Muted>{text.end}</Muted>
          ) : (
            <Row>
              <Button type="button" busy={isReading} onClick={() => send({ type: 'more.requested' })}>
                {isReading ? text.reading : text.more}
              </Button>
            </Row>
          )}
        </Stack>
      )}
    </FlowFrame>
  );
}
