import type { EventType, Publication } from '#domain/events/event-states.ts';
import type { Condition, RewardKind } from '#domain/events/reward.ts';
import { formatNumber } from '#domain/kit/format.ts';
import { RECIPIENTS } from '#domain/policies/events.ts';

const types: Readonly<Record<EventType, string>> = { RANKING: '랭킹', BATTLE: '배틀', DRAW: '추첨' };
const states: Readonly<Record<Publication, string>> = { DRAFT: '초안', PUBLISHED: '공개', CANCELLED: '취소' };
const kinds: Readonly<Record<RewardKind, string>> = {
  POINTS: '포인트(P)',
  BADGE_POINTS: '활동 점수(점)',
  DISCOUNT_COUPON: '할인 쿠폰(%)',
};
type Group = Exclude<Condition, `${number}`>;
const groups: Readonly<Record<Group, string>> = {
  PARTICIPATION: '참여한 회원 모두에게 줘요.',
  VOTERS: `투표가 집계된 회원 가운데 ${RECIPIENTS.VOTERS}명을 추첨해요.`,
  LIKES: `좋아요가 많은 참여 ${RECIPIENTS.LIKES}개에 줘요.`,
  RANDOM: `참여한 회원 가운데 ${RECIPIENTS.RANDOM}명을 추첨해요.`,
};

/** Copy of the event editor. */
export const eventEditorText = {
  createTitle: '이벤트 만들기',
  editTitle: '이벤트 수정',
  failed: '이벤트를 불러오지 못했어요.',
  closedTitle: '취소한 이벤트예요',
  closedHint: '취소한 이벤트는 고칠 수 없어요.',
  toResults: '이벤트 결과로 가기',
  toShop: '쇼핑몰에서 보기',
  types,
  states,
  status: { UPCOMING: '예정', ONGOING: '진행', ENDED: '종료' },
  fixedHint: {
    running:
      '진행 중인 이벤트예요. 글과 사진을 고치고, 끝나는 날과 발표를 늦추고, 인원과 보상을 늘릴 수 있어요.',
    over: '끝난 이벤트예요. 글만 고칠 수 있어요.',
  },
  sections: {
    basics: '기본 정보',
    words: '참여자가 읽는 글',
    days: '기간',
    pictures: '사진',
    rewards: '보상',
  },
  fields: {
    title: '제목',
    type: '종류',
    description: '설명',
    participationMethod: '참여 방법',
    selectionCriteria: '선정 기준',
    precautions: '유의 사항',
    maxParticipants: '참여 인원(명)',
    voteBlackoutHours: '순위를 가리는 시간(시간)',
    purchaseStartDate: '구매 기간 시작',
    purchaseEndDate: '구매 기간 끝',
    eventStartDate: '이벤트 시작',
    eventEndDate: '이벤트 끝',
    announcement: '발표',
    rewards: '보상',
    images: '사진',
  },
  typeHints: {
    RANKING: '투표를 많이 받은 순서로 뽑아요. 표가 같으면 먼저 참여한 쪽이 앞서요.',
    BATTLE: '끝나면 둘씩 무작위로 짝을 지어, 표가 많은 쪽이 이겨요.',
    DRAW: '참여한 회원 가운데 추첨해요. 누구나 추첨을 검증할 수 있어요.',
  },
  blackoutHint: '끝나기 전 이만큼 순위와 표를 가려요. 비우면 설정에서 정한 시간을 써요.',
  countOf: (count: number, most: number) => `${formatNumber(count)} / ${formatNumber(most)}자`,
  daysHint: '한국 날짜이고, 시작하는 날과 끝나는 날이 모두 들어가요.',
  reward: {
    condition: '받는 사람',
    kind: '종류',
    value: '값',
    description: '설명(선택)',
    group: (name: string) => `${name} 보상`,
    row: (group: string, n: number) => `${group} 보상 ${n}`,
    groups,
    rank: '이 순위에 오른 회원에게 줘요.',
    battle: '짝을 지어 이긴 회원 모두에게 줘요.',
    kinds,
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
      `이 종류에 맞지 않아 빠지는 보상이에요: ${rewards}. 종류를 되돌리면 다시 들어와요.`,
  },
  budget: {
    title: '이 이벤트가 쓸 수 있는 최대 비용',
    points: (points: string) => `${points}P`,
    badgePoints: (points: string) => `활동 점수 ${points}점`,
    coupons: (count: string, percent: number) => `${percent}%까지 할인 쿠폰 ${count}장`,
    none: '없음',
  },
  preview: '미리보기',
  save: { draft: '초안 저장', public: '저장' },
  saving: '저장하고 있어요',
  saved: '저장했어요.',
  publish: '공개하기',
  publishing: '공개하고 있어요',
  published: '이벤트를 공개했어요.',
  publishAsk: '이벤트를 공개할까요?',
  publishText: (days: string, budget: string) =>
    `${days}에 열려요. 보상은 최대 ${budget}까지 나가요. 공개하면 추첨에 쓸 값이 정해져 그 지문을 모두에게 보여 주고, 다시 초안으로 되돌릴 수 없어요.`,
  outrun: '그사이 다른 관리자가 고쳤어요',
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
    reason: '취소하는 이유',
    busy: '취소하고 있어요',
    done: '이벤트를 취소했어요.',
  },
} as const;
