import * as v from 'valibot';
import { EVENT_TYPES, RESULT_STATES, type ResultState } from '#domain/events/event-states.ts';
import type { ResultFilter, ResultList, ResultRow } from '#domain/events/results/result-desk.ts';
import { csvFile } from '#domain/kit/csv.ts';
import { MAX_LISTED, type PageQuery, toPaged } from '#domain/kit/page.ts';
import { seoulDay } from '#domain/kit/time/time.ts';
import { audit } from '../../kit/audit/audit-log.ts';
import type { Context } from '../../kit/context.ts';
import type { Member } from '../../kit/feature.ts';
import { countEnded, type EndedRow, findEndedIds, findEndedRows } from './result-list-store.ts';

type Ports = Pick<Context, 'db' | 'clock'>;

const toRow = (row: EndedRow): ResultRow => ({
  eventId: row.id,
  title: row.title,
  type: v.parse(v.picklist(EVENT_TYPES), row.type),
  eventEndDate: row.endDate,
  announcementDate: row.announcementDate,
  state: v.parse(v.picklist(RESULT_STATES), row.resultState),
  isCancelled: row.publication === 'CANCELLED',
  entries: row.entries,
  counted: row.counted,
  waiting: row.waiting,
  void: row.void,
  waitingPayouts: row.waitingPayouts,
  failedPayouts: row.failedPayouts,
});

/** Returns ended events with their result states. */
export async function listResults(
  { db, clock }: Ports,
  query: ResultFilter & PageQuery,
): Promise<ResultList> {
  const today = seoulDay(clock.now());
  const { ids, total } = await findEndedIds(db, query, today);
  const rows = (await findEndedRows(db, ids)).map(toRow);
  const found = new Map((await countEnded(db, today)).map(({ state, count }) => [state, count]));
  const of = (state: ResultState) => found.get(state) ?? 0;
  return {
    ...toPaged(rows, query, total),
    counts: {
      NONE: of('NONE'),
      FROZEN: of('FROZEN'),
      CALCULATED: of('CALCULATED'),
      ANNOUNCED: of('ANNOUNCED'),
      PAYING: of('PAYING'),
      PAID: of('PAID'),
    },
  };
}

const HEAD = [
  '번호',
  '이벤트',
  '종류',
  '마지막 날',
  '발표일',
  '상태',
  '취소됨',
  '참여',
  '집계 표',
  '확인 중 표',
  '무효 표',
  '지급 대기',
  '지급 실패',
];

/** Exports the filtered results as CSV, with an audit entry. */
export async function exportResults({ db, clock }: Ports, user: Member, filter: ResultFilter) {
  const now = clock.now();
  const { ids } = await findEndedIds(db, { ...filter, page: 0, size: MAX_LISTED }, seoulDay(now));
  const rows = (await findEndedRows(db, ids)).map(toRow);
  const detail = { what: 'event-results', rows: rows.length, filter: JSON.stringify(filter) };
  await audit(db, { action: 'EXPORTED', target: ['MEMBER', user.id], detail }, now);
  const csv = csvFile(
    HEAD,
    rows.map((row) => [
      row.eventId,
      row.title,
      row.type,
      row.eventEndDate,
      row.announcementDate,
      row.state,
      row.isCancelled ? '예' : '',
      row.entries,
      row.counted,
      row.waiting,
      row.void,
      row.waitingPayouts,
      row.failedPayouts,
    ]),
  );
  return { fileName: `event-results-${now.toISOString().slice(0, 10)}.csv`, csv, rows: rows.length };
}
