/** Copy of the feeds on a store page. */
export const storeFeedText = {
  title: '이렇게 신었어요',
  empty: '아직 이 스토어의 신발을 신은 피드가 없어요',
} as const;
