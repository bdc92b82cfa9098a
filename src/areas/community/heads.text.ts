/** Meta descriptions and breadcrumb of the feed list and of a feed post. */
export const feedHeadText = {
  list: '신발장 회원들이 신은 모습을 나누는 착화 피드예요. 마음에 드는 신발이 발에서 어떤지 살펴보세요.',
  feed: (nickname: string, shoe: string | null, words: string) =>
    `${nickname}님의 착화 피드${shoe ? `, ${shoe}` : ''}. ${words}`,
  crumb: '피드',
} as const;
