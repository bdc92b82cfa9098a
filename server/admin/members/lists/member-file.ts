import { ROLE_LABELS, STATE_LABELS } from '#domain/admin/members/member-labels.ts';
import type { exportMembers as exportMembersCall } from '#domain/admin/members/member-list.ts';
import { type CsvCell, csvFile } from '#domain/kit/csv.ts';
import type { BodyOf } from '#domain/kit/endpoint.ts';
import { MAX_LISTED } from '#domain/kit/page.ts';
import { seoulDay } from '#domain/kit/time/time.ts';
import { maskedPhone } from '#domain/members/recovery/masked-phone.ts';
import { audit } from '../../../kit/audit/audit-log.ts';
import type { Context } from '../../../kit/context.ts';
import type { Member } from '../../../kit/feature.ts';
import { momentOf, toRow } from './member-list-service.ts';
import { findMembers } from './member-list-store.ts';

type Ports = Pick<Context, 'db' | 'clock' | 'config' | 'searching'>;
type Filter = BodyOf<typeof exportMembersCall>;

const HEAD = [
  '회원 번호',
  '닉네임',
  '이메일',
  '휴대폰',
  '역할',
  '등급',
  '상태',
  '로그인 잠금',
  '주문',
  '받은 신고',
  '가입',
  '마지막 방문',
];

/** Builds a CSV line with the fields of the list; contact data is masked as there. */
function lineOf(row: Awaited<ReturnType<typeof findMembers>>[number]): CsvCell[] {
  const shown = toRow(row);
  return [
    row.id,
    shown.nickname,
    shown.email,
    row.status === 'DELETED' ? '' : maskedPhone(row.phone),
    ROLE_LABELS[shown.role],
    shown.level,
    STATE_LABELS[shown.state],
    shown.isLocked ? '예' : '',
    Number(row.orders),
    Number(row.reports),
    seoulDay(row.createdAt),
    row.seenAt && seoulDay(row.seenAt),
  ];
}

/** Exports the list as CSV; the audit entry contains the filter without the search words. */
export async function exportMembers(ports: Ports, user: Member, filter: Filter) {
  const { q, ...narrowed } = filter;
  const moment = momentOf(ports);
  return ports.searching(q, async () => {
    const rows = await findMembers(ports.db, { ...filter, page: 0, size: MAX_LISTED }, moment);
    const detail = {
      what: 'members',
      rows: rows.length,
      searched: q ? 1 : 0,
      filter: JSON.stringify(narrowed),
    };
    await audit(ports.db, { action: 'EXPORTED', target: ['MEMBER', user.id], detail }, moment.now);
    const csv = csvFile(HEAD, rows.map(lineOf));
    return { fileName: `members-${moment.now.toISOString().slice(0, 10)}.csv`, csv, rows: rows.length };
  });
}
