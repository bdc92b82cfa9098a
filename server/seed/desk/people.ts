import type { Queryable } from '../../db/database.ts';
import { MEMBERS, type SeedMember, UNASKED } from '../facts/members.ts';
import type { Beginning } from '../seed.ts';
import { agree } from '../seed-consents.ts';
import { memberRow } from '../seed-members.ts';

const DAY = 24 * 60 * 60 * 1000;

/** Scripted members: key, nickname, name, days since joining. No test logs in as any of them. */
const PEOPLE = [
  ['helper', '운영도우미', '정도움', 180],
  ['days', '발편한하루', '유하루', 170],
  ['collector', '운동화수집가', '배수집', 165],
  ['slow', '느린걸음', '송느림', 160],
  ['runner', '동네달리기', '안동네', 150],
  ['socks', '양말두켤레', '홍양말', 90],
  ['fresh', '새내기신발', '전새내', 3],
  ['deals', '특가알림이', '주특가', 70],
  ['rough', '막말러너', '노막말', 120],
  ['copier', '사진퍼옴', '하사진', 80],
  ['stars', '별점다섯', '국별점', 75],
  ['blunt', '솔직한발볼', '민솔직', 140],
  ['heels', '굽높이연구', '차굽높', 110],
  ['trader', '중고직거래', '허중고', 65],
  ['pushy', '급한배송', '남급한', 95],
  ['returner', '결제취소단골', '성취소', 100],
  ['twice', '두번신은신발', '금두번', 130],
  ['maker', '새벽공방지기', '도새벽', 115],
  ['backer', '한번더생각', '문한번', 85],
  ['seam', '바느질보는눈', '구바늘', 78],
] as const;

export type Person = (typeof PEOPLE)[number][0];
/** Second administrator, who decides appeals against the first one. */
export const HELPER: Person = 'helper';

const memberOf = ([key, nickname, name]: (typeof PEOPLE)[number], index: number): SeedMember => ({
  role: key === HELPER ? 'admin' : 'user',
  email: `${key}.desk@sinbaljang.test`,
  nickname,
  name,
  gender: index % 2 === 0 ? 'FEMALE' : 'MALE',
  height: null,
  weight: null,
  footSize: 240 + (index % 5) * 10,
  footWidth: 'NORMAL',
});

/** Members of the scripted demo data, on whom admins have work. */
export const DESK_MEMBERS: readonly SeedMember[] = PEOPLE.map(memberOf);

/** Inserts the scripted members; returns their ids by key. */
export async function seedPeople(
  db: Queryable,
  { passwordHash, now }: Pick<Beginning, 'passwordHash' | 'now'>,
): Promise<ReadonlyMap<Person, number>> {
  const first = MEMBERS.length + UNASKED.length;
  const rows = PEOPLE.map((person, index) => {
    const joined = new Date(now.getTime() - person[3] * DAY);
    return memberRow(memberOf(person, index), first + index, { passwordHash, joined });
  });
  const inserted = await db.insertInto('users').values(rows).returning('id').execute();
  const ids = new Map(inserted.flatMap(({ id }, index) => (PEOPLE[index] ? [[PEOPLE[index][0], id]] : [])));
  for (const id of ids.values()) await agree(db, id, now);
  return ids;
}
