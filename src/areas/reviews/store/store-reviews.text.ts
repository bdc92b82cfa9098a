/** Copy of the reviews on a store page. */
export const storeReviewText = {
  title: '리뷰',
  figures: (rating: string, count: string) => `${rating}점 · ${count}개`,
  empty: '아직 리뷰가 없어요',
} as const;
