import type { ListedMember } from '#domain/admin/members/member-list.ts';
import { formatNumber } from '#domain/kit/format.ts';
import { bareNameOf } from '#domain/rewards/level.ts';
import type { IndexColumn } from '#src/ui/index-table/index-column.ts';
import { tableDayOf } from '#src/ui/index-table/table-dates.ts';
import { Chip, Row } from '#src/ui/layout/layout.tsx';
import { Avatar } from '#src/ui/members/avatar.tsx';
import { membersText as text } from './members.text.ts';

/** Name of a member in the table; withdrawn ones have none. */
export const nameOf = ({ nickname, state }: Pick<ListedMember, 'nickname' | 'state'>): string =>
  state === 'DELETED' || !nickname ? text.nameless : nickname;
const day = (iso: string | null): string => (iso ? tableDayOf(iso) : text.never);

/** Columns of the members. */
export const MEMBER_COLUMNS: readonly IndexColumn<ListedMember>[] = [
  {
    id: 'nickname',
    head: text.columns.nickname,
    isTitle: true,
    cell: (row) => (
      <>
        <Avatar id={row.userId} nickname={nameOf(row)} image={row.profileImageUrl} size={32} />
        {nameOf(row)}
      </>
    ),
  },
  { id: 'email', head: text.columns.email, small: 'bare', cell: ({ email }) => email },
  { id: 'role', head: text.columns.role, small: 'bare', cell: ({ role }) => text.roles[role] },
  {
    id: 'level',
    head: text.columns.level,
    small: 'bare',
    cell: ({ level }) => bareNameOf(level),
  },
  { id: 'orders', head: text.columns.orders, isNumber: true, cell: ({ orders }) => formatNumber(orders) },
  { id: 'reports', head: text.columns.reports, isNumber: true, cell: ({ reports }) => formatNumber(reports) },
  { id: 'joined', head: text.columns.joined, isOneLine: true, cell: ({ joinedAt }) => day(joinedAt) },
  { id: 'seen', head: text.columns.seen, isOneLine: true, cell: ({ seenAt }) => day(seenAt) },
  {
    id: 'state',
    small: 'mark',
    head: text.columns.state,
    cell: ({ state, isLocked }) => (
      <Row>
        <Chip>{text.states[state]}</Chip>
        {isLocked ? <Chip>{text.locked}</Chip> : null}
      </Row>
    ),
  },
];
