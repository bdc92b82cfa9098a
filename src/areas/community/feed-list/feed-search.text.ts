/** Copy of the feed search. */
export const feedSearchText = {
  searchLabel: '피드 검색',
  search: '검색',
  productName: '상품 이름',
  eventTitle: '이벤트 이름',
  hashtagsLabel: '해시태그',
  hashtagsHint: '쉼표나 빈칸으로 나눠 적어 주세요.',
  period: '쓴 날',
  startDate: '시작 날짜',
  endDate: '끝 날짜',
  clear: '검색 지우기',
  since: (day: string) => `${day}부터`,
  until: (day: string) => `${day}까지`,
  without: (word: string) => `${word} 빼고 검색`,
} as const;
