/** Copy of the home page (/). */
export const homeText = {
  title: '신발장',
  categories: '카테고리',
  allCategories: '전체',
  eventNow: '진행 중인 이벤트',
  eventUntil: (day: string) => `${day}까지`,
  daysLeft: (days: number) => (days > 0 ? `D-${days}` : '오늘 마감'),
  mySize: (size: string) => `내 사이즈 ${size}mm`,
  recent: '최근 본 신발',
  feedRail: '이렇게 신었어요',
  popular: '지금 인기 있는 신발',
  latest: '새로 들어왔어요',
  discounted: '할인 중이에요',
  more: '더 보기',
} as const;
