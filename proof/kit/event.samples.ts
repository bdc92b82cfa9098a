import type { EventSummary } from '#domain/events/event.ts';
import { toRewardWire } from '#domain/events/reward-schema.ts';

const autumn: EventSummary = {
  eventId: 1,
  title: '가을 출근룩 베스트 컷',
  description: '출근할 때 신은 신발을 올려 주세요.',
  type: 'ranking',
  status: 'ongoing',
  eventStartDate: '2026-11-14',
  eventEndDate: '2026-12-05',
  purchaseStartDate: '2026-10-15',
  purchaseEndDate: '2026-12-04',
  announcementDate: '2026-12-12',
  purchasePeriod: '2026-10-15 ~ 2026-12-04',
  votePeriod: '2026-11-14 ~ 2026-12-05',
  imageUrl: 'images/events/event-1.svg',
  images: [],
  maxParticipants: 100,
  participationMethod: '구매한 신발을 신고 찍은 사진을 피드에 올리면 참여돼요.',
  selectionCriteria: '표를 많이 받은 순서로 뽑아요.',
  precautions: '다른 사람의 사진으로는 참여할 수 없어요.',
  rewards: [
    toRewardWire({ condition: '1', kind: 'POINTS', value: 2_000, description: '' }),
    toRewardWire({ condition: '1', kind: 'DISCOUNT_COUPON', value: 15, description: '' }),
  ],
  createdBy: '',
  createdAt: '2026-07-01T00:00:00Z',
  deletedAt: null,
  isParticipatable: true,
  state: 'PUBLISHED',
  resultState: 'NONE',
  entryCount: 12,
  voteCount: 34,
  waitingVoteCount: 2,
  blackout: { hours: 24, from: '2026-12-04T15:00:00Z', isOn: false },
  myEntryFeedId: null,
  myVoteFeedId: null,
};

/** Events as lists show them. */
export const events: [EventSummary, ...EventSummary[]] = [autumn];
