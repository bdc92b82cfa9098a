import { DEFAULT_REWARDS } from '#domain/events/default-rewards.ts';
import type { Queryable } from '../db/database.ts';
import { replaceRewards } from '../events/editor/editor-store.ts';
import type { Art } from './art/art.ts';
import { eventPictures } from './art/shown-pictures.ts';

const DAY = 24 * 60 * 60 * 1000;

/** Returns a day in Asia/Seoul as `yyyy-MM-dd`, relative to `now`. */
const seoulDay = (now: Date, days: number): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Seoul' }).format(new Date(now.getTime() + days * DAY));

type Row = readonly [string, string, 'RANKING' | 'BATTLE', number, number];

/**
 * Events: title, text, type, first and last day relative to today; two running, one upcoming, one
 * ended.
 */
const EVENTS: readonly Row[] = [
  ['가을 출근룩 베스트 컷', '출근할 때 신은 신발을 올려 주세요. 투표로 세 분을 뽑아요.', 'RANKING', -7, 14],
  ['비 오는 날 신발 자랑', '비 오는 날에도 끄떡없던 신발을 보여 주세요.', 'BATTLE', -3, 10],
  ['첫눈 맞이 부츠 코디', '겨울 부츠 코디를 준비해 주세요. 곧 시작해요.', 'RANKING', 10, 30],
  ['여름 샌들 콘테스트', '지난여름을 함께한 샌들 사진을 모았어요.', 'RANKING', -90, -60],
];

const METHOD = '구매 기간에 산 신발을 신고 찍은 사진을 피드에 올리면 참여돼요.';
/** Selection criteria by type. */
const CRITERIA = {
  RANKING: '집계된 투표가 많은 순서로 1위부터 3위까지 정해요. 표가 같으면 먼저 참여한 분이 앞서요.',
  BATTLE: '이벤트가 끝나면 참여한 분들을 추첨으로 둘씩 짝지어요. 짝 가운데 표가 많은 분이 이겨요.',
};
const PRECAUTIONS =
  '한 사람이 한 번 참여할 수 있고, 직접 찍은 사진만 올릴 수 있어요.\n구매한 상품을 반품하면 참여가 취소돼요.';

/** Seeded event with its days in Asia/Seoul. */
export type SeededEvent = {
  id: number;
  type: 'RANKING' | 'BATTLE';
  start_date: string;
  end_date: string;
  purchase_start_date: string;
  purchase_end_date: string;
};

/** Inserts events in every status; returns them in order. */
export async function seedEvents(db: Queryable, art: Art, now: Date): Promise<SeededEvent[]> {
  const rows = EVENTS.map(([title, description, type, first, last], index) => ({
    title,
    description,
    type,
    ...eventPictures(art, index),
    start_date: seoulDay(now, first),
    end_date: seoulDay(now, last),
    purchase_start_date: seoulDay(now, first - 30),
    purchase_end_date: seoulDay(now, last - 1),
    announcement_date: seoulDay(now, last + 7),
    participation_method: METHOD,
    selection_criteria: CRITERIA[type],
    precautions: PRECAUTIONS,
    created_at: new Date(now.getTime() - 120 * DAY + index * DAY),
  }));
  const inserted = await db.insertInto('events').values(rows).returning('id').execute();
  for (const [index, { id }] of inserted.entries())
    await replaceRewards(db, id, DEFAULT_REWARDS[EVENTS[index]?.[2] ?? 'RANKING']);
  return inserted.flatMap(({ id }, index) => (rows[index] ? [{ id, ...rows[index] }] : []));
}
