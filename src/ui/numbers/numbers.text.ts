/** Copy of number fields: units, and the buttons of a count. */
export const numbersText = {
  less: (label: string) => `하나 줄이기, ${label}`,
  more: (label: string) => `하나 늘리기, ${label}`,
  won: '원',
  points: 'P',
  percent: '%',
  discounts: { RATE_DISCOUNT: '%', FIXED_DISCOUNT: '원' },
  copies: '장',
  days: '일',
  hours: '시간',
  people: '명',
  times: '번',
  pairs: '켤레',
  reports: '건',
  score: '점',
} as const;
