import { POINT_UNIT, POINT_YEARS } from '#domain/policies/points.ts';

/** Copy of a member's reward points: balance, history and expiry. */
export const pointsText = {
  title: '적립 포인트',
  current: '사용 가능 포인트',
  after: (points: string) => `잔액 ${points}P`,
  unit: (points: string) => `${points}P`,
  tiles: { earned: '총 적립', used: '총 사용', expired: '총 소멸' },
  tabs: { label: '포인트 보기', summary: '포인트 잔액', history: '거래 내역' },
  rules: {
    title: '포인트 사용 안내',
    lines: [
      `주문할 때 ${POINT_UNIT}포인트 단위로 쓸 수 있어요.`,
      `적립한 날부터 ${POINT_YEARS}년이 지나면 소멸돼요.`,
      '먼저 소멸되는 포인트부터 사용돼요.',
    ],
  },
  expiring: {
    title: '곧 소멸되는 포인트',
    months: (now: string, next: string) => `이번 달 ${now}P · 다음 달 ${next}P 소멸 예정`,
    none: (days: number) => `${days}일 안에 소멸될 포인트가 없어요.`,
    row: (date: string) => `${date}까지`,
  },
  filters: {
    kind: '종류',
    kinds: { ALL: '전체', EARN: '적립', USE: '사용', EXPIRE: '소멸', CANCEL: '취소' },
    period: '기간',
    from: '시작일',
    to: '종료일',
    find: '조회',
    showAll: '전체 내역 보기',
    ofOrder: '선택한 주문의 포인트 내역이에요.',
    ofThisOrder: (description: string) => `${description}: 이 주문의 내역만 보기`,
    toOrder: '이 주문의 내역',
    noMatch: '조건에 맞는 포인트 내역이 없어요',
  },
  empty: '포인트 거래 내역이 없습니다',
  emptyHint: '구매하거나 리뷰를 쓰면 포인트가 쌓여요.',
  emptyAction: '신발 보러 가기',
  failed: {
    summary: '포인트 잔액을 불러오는데 실패했습니다.',
    history: '포인트 거래 내역을 불러오는데 실패했습니다.',
    both: '데이터를 불러오는데 실패했습니다.',
  },
} as const;
