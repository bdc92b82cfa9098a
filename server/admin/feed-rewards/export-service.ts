import type { FeedRewardFilter } from '#domain/admin/feed-rewards/feed-reward-filter.ts';
import { MAX_LISTED } from '#domain/kit/page.ts';
import type { Context } from '../../kit/context.ts';
import type { Member } from '../../kit/feature.ts';
import { writeFile } from '../../kit/write-file.ts';
import { findRewardIds, findRewards } from './feed-reward-store.ts';
import { toRewardResponse } from './to-reward-response.ts';

const HEAD = [
  '번호',
  '종류',
  '코드',
  '상태',
  '포인트',
  '회원 번호',
  '닉네임',
  '피드 번호',
  '피드 제목',
  '설명',
  '이유',
  '다시 시도',
  '적립 시각',
  '지급 예정',
  '지급 시각',
];

/** Exports the filtered rewards as CSV, latest first. */
export async function exportRewards(
  ports: Pick<Context, 'db' | 'clock'>,
  by: Pick<Member, 'id'>,
  filter: FeedRewardFilter,
) {
  const latest = { page: 0, size: MAX_LISTED, sortBy: 'createdAt', sortDirection: 'DESC' } as const;
  const { ids } = await findRewardIds(ports.db, { ...filter, ...latest });
  const rows = (await findRewards(ports.db, ids))
    .map(toRewardResponse)
    .map((row) => [
      row.eventId,
      row.rewardTypeDisplayName,
      row.rewardType,
      row.eventStatusDisplayName,
      row.points,
      row.userId,
      row.userNickname,
      row.feedId || null,
      row.feedId ? row.feedTitle : null,
      row.description,
      row.errorMessage,
      row.retryCount,
      row.createdAt,
      row.dueAt,
      row.processedAt,
    ]);
  return writeFile(ports, { what: 'feed-rewards', by, filter, head: HEAD, rows });
}
