import type { EventType, Publication } from '#domain/events/event-states.ts';
import type { Condition, RewardKind } from '#domain/events/reward.ts';
import { formatNumber } from '#domain/kit/format.ts';
import { RECIPIENTS } from '#domain/policies/events.ts';

const types: Readonly<Record<EventType, string>> = { RANKING: '랭킹', BATTLE: '배틀', DRAW: '추첨' };
const states: Readonly<Record<Publication, string>> = {
  DRAFT: '임시 저장',
  PUBLISHED: '공개',
  CANCELLED: '취소',
};
const kinds: Readonly<Record<RewardKind, string>> = {
  POINTS: '포인트(P)',
  BADGE_POINTS: '활동 점수(점)',
  DISCOUNT_COUPON: '할인 쿠폰(%)',
};
/** Unit of a reward's value. */
const units: Readonly<Record<RewardKind, string>> = { POINTS: 'P', BADGE_POINTS: '점', DISCOUNT_COUPON: '%' };
type Group = Exclude<Condition, `${number}`>;
const groups: Readonly<Record<Group, string>> = {
  PARTICIPATION: '참여한 회원 모두에게 지급해요.',
  VOTERS: `투표가 집계된 회원 가운데 ${RECIPIENTS.VOTERS}명을 추첨해요.`,
  LIKES: `좋아요가 많은 참여 ${RECIPIENTS.LIKES}개에 지급해요.`,
  RANDOM: `참여한 회원 가운데 ${RECIPIENTS.RANDOM}명을 추첨해요.`,
};

/** Names of fields. */
const fields = {
  title: '제목',
  type: '유형',
  description: '설명',
  participationMethod: '참여 방법',
  selectionCriteria: '선정 기준',
  precautions: '유의 사항',
  maxParticipants: '참여 인원',
  voteBlackoutHours: '순위 비공개 시간',
  purchaseStartDate: '구매 기간 시작',
  purchaseEndDate: '구매 기간 종료',
  eventStartDate: '이벤트 시작',
  eventEndDate: '이벤트 종료',
  announcement: '발표',
  rewards: '보상',
  images: '사진',
} as const;

/** Copy of the event editor. */
export const eventEditorText = {
  createTitle: '이벤트 만들기',
  editTitle: '이벤트 수정',
  failed: '이벤트를 불러오지 못했어요.',
  closedTitle: '취소한 이벤트예요',
  closedHint: '취소한 이벤트는 수정할 수 없어요.',
  toResults: '이벤트 결과로 가기',
  toShop: '쇼핑몰에서 보기',
  types,
  states,
  status: { UPCOMING: '예정', ONGOING: '진행', ENDED: '종료' },
  fixedHint: {
    running:
      '진행 중인 이벤트예요. 글과 사진을 수정하고, 종료일과 발표일을 늦추고, 인원과 보상을 늘릴 수 있어요.',
    over: '끝난 이벤트예요. 글만 수정할 수 있어요.',
  },
  sections: {
    basics: '기본 정보',
    words: '참여 안내',
    days: '기간',
    pictures: '사진',
    rewards: '보상',
  },
  fields,
  typeHints: {
    RANKING: '투표를 많이 받은 순서로 뽑아요. 득표수가 같으면 먼저 참여한 회원이 앞서요.',
    BATTLE: '이벤트가 끝나면 둘씩 무작위로 짝을 지어, 득표수가 많은 쪽이 이겨요.',
    DRAW: '참여한 회원 가운데 추첨해요. 누구나 추첨을 검증할 수 있어요.',
  },
  blackoutHint: '종료 전 이 시간 동안 순위와 득표수를 가려요. 비우면 설정에서 정한 시간을 적용해요.',
  countOf: (count: number, most: number) => `${formatNumber(count)} / ${formatNumber(most)}자`,
  daysHint: '한국 시각 기준이고, 시작일과 종료일을 모두 포함해요.',
  /** Name of the field of a problem; each row of rewards has its own problem. */
  fieldOf: (field: string) =>
    Object.entries(fields).find(([name]) => name === field.split('.')[0])?.[1] ?? field,
  reward: {
    condition: '지급 대상',
    kind: '유형',
    value: '값',
    description: '설명(선택)',
    group: (name: string) => `${name} 보상`,
    row: (group: string, n: number) => `${group} 보상 ${n}`,
    groups,
    rank: '이 순위에 오른 회원에게 지급해요.',
    battle: '대결에서 이긴 회원 모두에게 지급해요.',
    kinds,
    units,
    add: '보상 추가',
    addTo: (group: string) => `${group}에 보상 추가`,
    drop: '빼기',
    dropOf: (row: string) => `${row} 빼기`,
    dropGroup: '묶음 삭제',
    dropGroupOf: (group: string) => `${group} 묶음 삭제`,
    addGroup: '묶음 추가',
    usual: '기본 보상 넣기',
    none: '아직 보상이 없어요.',
    gone: (rewards: string) =>
      `이 유형에서는 지급하지 않는 보상이에요: ${rewards}. 유형을 되돌리면 다시 추가돼요.`,
  },
  budget: {
    title: '이 이벤트의 최대 비용',
    points: (points: string) => `${points}P`,
    badgePoints: (points: string) => `활동 점수 ${points}점`,
    coupons: (count: string, percent: number) => `${percent}%까지 할인 쿠폰 ${count}장`,
    none: '없음',
  },
  preview: '미리보기',
  save: { draft: '임시 저장', public: '저장' },
  saving: '저장하고 있어요',
  saved: '저장했어요.',
  publish: '공개하기',
  publishing: '공개하고 있어요',
  published: '이벤트를 공개했어요.',
  publishAsk: '이벤트를 공개할까요?',
  publishText: (days: string, budget: string) =>
    `${days}에 진행하고, 보상은 최대 ${budget}까지 지급해요. 공개하면 추첨에 쓸 값이 정해져 그 해시를 모두에게 공개하고, 임시 저장으로 되돌릴 수 없어요.`,
  outrun: '그사이 다른 관리자가 수정했어요',
  differs: (fields: string) => `지금 작성한 내용과 다른 곳: ${fields}`,
  same: '지금 작성한 내용과 같아요.',
  theirs: '새 내용 불러오기',
  mine: '내 내용으로 저장',
  remove: {
    name: '삭제',
    ask: '이 이벤트를 삭제할까요?',
    text: '목록에서 사라지고 되돌릴 수 없어요.',
    done: '이벤트를 삭제했어요.',
  },
  cancel: {
    name: '이벤트 취소',
    hint: '참여하거나 투표한 회원에게 이유를 알려요. 되돌릴 수 없어요.',
    reason: '취소 사유',
    busy: '취소하고 있어요',
    done: '이벤트를 취소했어요.',
  },
} as const;
