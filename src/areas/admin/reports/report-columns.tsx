import type { ReportCase } from '#domain/admin/reports/report-case.ts';
import { formatNumber } from '#domain/kit/format.ts';
import type { IndexColumn } from '#src/ui/index-table/index-column.ts';
import { tableTime } from '#src/ui/index-table/table-dates.ts';
import { Chip, Row } from '#src/ui/layout/layout.tsx';
import { initialSnapshotsOf, wordsIn } from './case-text.ts';
import { reportsText as text } from './reports.text.ts';

/** Columns of the report cases. */
export const CASE_COLUMNS: readonly IndexColumn<ReportCase>[] = [
  {
    id: 'thing',
    head: text.columns.thing,
    isTitle: true,
    cell: ({ snapshot }) => initialSnapshotsOf(wordsIn(snapshot).join(' ')) || text.wordless,
  },
  {
    id: 'type',
    head: text.columns.type,
    small: 'bare',
    cell: ({ targetType }) => text.types[targetType],
  },
  {
    id: 'reasons',
    small: 'bare',
    head: text.columns.reasons,
    cell: ({ reasons }) => reasons.map((reason) => text.reasons[reason]).join(', '),
  },
  { id: 'score', head: text.columns.score, isNumber: true, cell: ({ score }) => formatNumber(score) },
  {
    id: 'reports',
    head: text.columns.reports,
    isNumber: true,
    cell: ({ reportCount }) => formatNumber(reportCount),
  },
  {
    id: 'author',
    head: text.columns.author,
    small: 'bare',
    cell: ({ author }) => author.nickname,
  },
  {
    id: 'state',
    small: 'mark',
    head: text.columns.state,
    cell: ({ state, isHidden, claimedBy }) => (
      <Row>
        <Chip>{text.states[state]}</Chip>
        {isHidden ? <Chip>{text.hidden}</Chip> : null}
        {claimedBy ? <Chip>{text.inHand(claimedBy.nickname)}</Chip> : null}
      </Row>
    ),
  },
  {
    id: 'at',
    head: text.columns.at,
    small: 'bare',
    isOneLine: true,
    cell: ({ createdAt }) => tableTime(createdAt),
  },
];
