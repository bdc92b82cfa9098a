/** Copy of a member's purchases. */
export const purchasesText = {
  title: '내 구매 내역',
  hint: '이 계정으로 구매한 내역이에요. 판매자가 된 뒤에도 볼 수 있고, 기간 안에는 반품과 교환도 신청할 수 있어요.',
  failed: '구매 내역을 불러오지 못했어요.',
  empty: '이 계정으로 구매한 내역이 없어요',
  summary: (name: string, others: number) => (others > 0 ? `${name} 외 ${others}개` : name),
  open: (day: string) => `${day} 주문 자세히 보기`,
  detail: '자세히',
  missing: '주문을 찾을 수 없어요',
  toAll: '내 구매 내역 보기',
} as const;
