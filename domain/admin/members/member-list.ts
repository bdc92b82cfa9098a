import * as v from 'valibot';
import { writtenFile } from '../../kit/csv.ts';
import { endpoint } from '../../kit/endpoint.ts';
import { formatNumber } from '../../kit/format.ts';
import { dateField, hasControlCharacter } from '../../kit/forms/form-fields.ts';
import { MAX_LISTED, pagedOf, pageQuery } from '../../kit/page.ts';
import { USER_TYPES } from '../../members/profile/user.ts';

/** Most characters of the search text of the member list. */
export const SOUGHT_LENGTH = 100;

/** State of a member in a row. The filter groups SILENCED, SUSPENDED and BLOCKED as `HELD`. */
export const MEMBER_STATES = [
  'ACTIVE',
  'SILENCED',
  'SUSPENDED',
  'BLOCKED',
  'INACTIVE',
  'PENDING',
  'DELETED',
] as const;
export type MemberState = (typeof MEMBER_STATES)[number];

/** Filter by state: active, sanctioned (HELD), log-in locked, address not verified, withdrawn. */
export const MEMBER_SANCTION_STATUSES = ['ACTIVE', 'HELD', 'LOCKED', 'PENDING', 'DELETED'] as const;
export type MemberSanctionStatus = (typeof MEMBER_SANCTION_STATUSES)[number];

/** Filter by last activity: within 1, 7 or 30 days, more than 90 days ago, or never. */
export const MEMBER_SEEN = ['DAY', 'WEEK', 'MONTH', 'AWAY', 'NEVER'] as const;
export type MemberSeen = (typeof MEMBER_SEEN)[number];
/** Sort orders of the member list. */
export const MEMBER_SORTS = ['joined-desc', 'joined-asc', 'nickname', 'level'] as const;

const soughtField = v.pipe(
  v.string(),
  v.maxLength(SOUGHT_LENGTH, `찾는 말은 ${SOUGHT_LENGTH}자까지 입력할 수 있어요.`),
  v.check((text) => !hasControlCharacter(text), '검색어에 쓸 수 없는 문자가 있어요.'),
  v.transform((text) => text.normalize('NFC').trim()),
);

const forAdmins = { access: 'admin', wrapping: 'envelope' } as const;

/**
 * Fields of a row of the member list. The full address is shown only in the drawer and is audited.
 */
export const memberRow = {
  userId: v.number(),
  nickname: v.string(),
  /** E-mail address, masked with asterisks. */
  email: v.string(),
  profileImageUrl: v.nullable(v.string()),
  role: v.picklist(USER_TYPES),
  state: v.picklist(MEMBER_STATES),
  isLocked: v.boolean(),
  level: v.string(),
  joinedAt: v.string(),
  seenAt: v.nullable(v.string()),
};

const listedMember = v.object({ ...memberRow, orders: v.number(), reports: v.number() });
export type ListedMember = v.InferOutput<typeof listedMember>;

const counts = v.object({
  all: v.number(),
  seller: v.number(),
  admin: v.number(),
  held: v.number(),
  locked: v.number(),
  pending: v.number(),
  deleted: v.number(),
});
export type MemberCounts = v.InferOutput<typeof counts>;

/** Filter of the member list. */
export const memberFilter = {
  q: v.optional(soughtField, ''),
  role: v.optional(v.picklist(USER_TYPES)),
  status: v.optional(v.picklist(MEMBER_SANCTION_STATUSES)),
  joinedFrom: v.optional(dateField),
  joinedTo: v.optional(dateField),
  seen: v.optional(v.picklist(MEMBER_SEEN)),
  sort: v.optional(v.picklist(MEMBER_SORTS), 'joined-desc'),
};

/**
 * Endpoint of admins: lists members by search words, role, standing and days, with counts by kind.
 */
export const listMembers = endpoint({
  ...forAdmins,
  method: 'GET',
  path: '/api/admin/users',
  summary: 'Lists members by search text, role, sanction status and days, with the number of each kind.',
  query: v.object({ ...pageQuery(), ...memberFilter }),
  response: v.object({ ...pagedOf(listedMember).entries, counts }),
});

/**
 * Endpoint of admins: exports the filtered member list as CSV; e-mail addresses stay masked;
 * requires step-up.
 */
export const exportMembers = endpoint({
  ...forAdmins,
  method: 'POST',
  path: '/api/admin/users/export',
  fresh: true,
  rateLimit: 10,
  summary: `Exports the filtered member list as a CSV file, at most ${formatNumber(MAX_LISTED)} rows; e-mail addresses stay masked.`,
  body: v.object(memberFilter),
  response: writtenFile,
});
