/** Copy of deleted reviews. */
export const deletedReviewText = {
  tab: '삭제된 리뷰',
  by: { AUTHOR: '내가 삭제했어요', SHOP: '운영자가 삭제했어요' },
  on: (date: string) => `${date} 삭제`,
  rule: (rule: string) => `이유: ${rule}`,
  noRule: '이유: 이용 규정에 어긋나요.',
  rewrite: '다시 쓰기',
  empty: '삭제된 리뷰가 없어요',
  emptyHint: '삭제된 리뷰와 그 이유가 여기에 보여요.',
} as const;
