import { formatNumber } from '#domain/kit/format.ts';

/** Copy of a member's coupon wallet. */
export const couponText = {
  title: '쿠폰',
  tabs: {
    label: '쿠폰 상태',
    usable: (n: number) => `사용 가능 ${formatNumber(n)}`,
    used: (n: number) => `사용 완료 ${formatNumber(n)}`,
    expired: (n: number) => `기간 만료 ${formatNumber(n)}`,
  },
  code: '쿠폰 코드',
  codeHint: '영문과 숫자로 된 코드를 입력해 주세요.',
  register: '쿠폰 받기',
  registered: (name: string) => `${name} 쿠폰을 받았어요.`,
  won: (won: string) => `${won} 할인`,
  percent: (n: number) => `${n}% 할인`,
  freeShipping: '무료 배송',
  onlyAt: (store: string) => `${store} 상품만`,
  always: '금액 제한 없음',
  least: (won: string) => `${won} 이상 구매 시`,
  most: (won: string) => `최대 ${won}`,
  until: (date: string) => `${date}까지`,
  usedAt: (date: string) => `${date} 사용`,
  empty: '쿠폰이 없어요',
  emptyHint: '받은 쿠폰 코드가 있으면 아래에서 등록해 주세요.',
  offered: (count: number) => `쿠폰 ${formatNumber(count)}장 받기`,
  allDownloaded: '쿠폰 모두 받음',
  downloads: '받을 수 있는 쿠폰',
  download: '받기',
  downloaded: '받음',
  validFor: (days: number) => `받은 날부터 ${formatNumber(days)}일`,
  failed: '쿠폰을 불러오지 못했어요.',
} as const;
