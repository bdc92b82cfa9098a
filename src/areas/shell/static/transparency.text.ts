/** Copy of the public page with monthly figures of reports and decisions. */
export const transparencyText = {
  title: '신고 처리 현황',
  about:
    '최근 열두 달 동안 접수된 신고와 처리 결과예요. 누가 무엇을 신고했는지는 공개하지 않고, 결정이 적은 달은 처리 시간을 표시하지 않아요.',
  failed: '신고 처리 현황을 불러오지 못했어요.',
  columns: {
    month: '월',
    reports: '신고',
    hidden: '숨김',
    restored: '복구',
    appeals: '판단한 이의',
    appealsGranted: '인정된 이의',
    medianHours: '처리 시간(중앙값)',
  },
  month: (year: string, month: string) => `${year}년 ${Number(month)}월`,
  hours: (hours: string) => `${hours}시간`,
  unknown: '–',
} as const;
