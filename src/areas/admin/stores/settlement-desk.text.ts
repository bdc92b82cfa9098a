/** Copy of settlements. */
export const settlementDeskText = {
  title: '정산',
  unpaid: (won: string) => `지급할 금액 ${won}`,
  toStores: '스토어 목록 보기',
  label: '모든 스토어의 정산서',
  failed: '정산서를 불러오지 못했어요.',
  empty: '확정된 정산서가 없어요',
  all: '전체',
  columns: {
    store: '스토어',
    period: '기간',
    state: '상태',
    gross: '판매 금액',
    fee: '수수료',
    adjustments: '반품 조정',
    payable: '정산 금액',
    paidOn: '지급일',
    act: '할 일',
  },
  period: (from: string, to: string) => `${from} – ${to}`,
  pay: '지급 완료로 표시',
  payOf: (store: string, period: string) => `${store} ${period} 지급 완료로 표시`,
  hint: (store: string, won: string) =>
    `${store}에 ${won}을 보낸 날을 적어 주세요. 판매자가 알림을 받고, 되돌릴 수 없어요. 본인 확인을 해요.`,
  paidOn: '지급한 날',
  sending: '처리하는 중',
  done: '지급 완료로 표시했어요.',
} as const;
