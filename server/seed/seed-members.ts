import type { Queryable } from '../db/database.ts';
import { MEMBERS, type SeedMember, UNASKED } from './facts/members.ts';

const DAY = 24 * 60 * 60 * 1000;

const EVERYBODY: readonly SeedMember[] = [...MEMBERS, ...UNASKED];

/** Inserts all members with the demo password; returns ids in order of MEMBERS and UNASKED. */
export async function seedMembers(db: Queryable, passwordHash: string, now: Date): Promise<number[]> {
  const rows = EVERYBODY.map((member, index) =>
    memberRow(member, index, { passwordHash, joined: new Date(now.getTime() - (400 - index * 11) * DAY) }),
  );
  const inserted = await db.insertInto('users').values(rows).returning('id').execute();
  return inserted.map(({ id }) => id);
}

/** Returns the row of a member; values derived from `index` are unique. */
export const memberRow = (
  member: SeedMember,
  index: number,
  { passwordHash, joined }: { passwordHash: string; joined: Date },
) => ({
  login_id: `member-${index + 1}`,
  email: member.email,
  password_hash: passwordHash,
  role: member.role,
  status: 'ACTIVE',
  name: member.name,
  nickname: member.nickname,
  phone: `0100000${String(1000 + index)}`,
  birth_date: member.role === 'user' ? `19${85 + (index % 14)}-0${1 + (index % 9)}-1${index % 10}` : null,
  gender: member.gender,
  height: member.height,
  weight: member.weight,
  foot_size: member.footSize,
  foot_width: member.footWidth,
  // Shoppers show their measurements in the demonstration; staff and sellers have none.
  body_visibility: member.role === 'user' ? 'PUBLIC' : 'PRIVATE',
  profile_image_url: null,
  feet_asked_at: joined,
  created_at: joined,
  updated_at: joined,
});
