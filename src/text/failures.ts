/** Messages of spec 8.1, for screens whose call failed without a message of the server. */
export const catalogueText = {
  data: '데이터를 불러오는데 실패했습니다.',
  categories: '카테고리를 불러오는 중 오류가 발생했습니다.',
  categoryList: '카테고리 목록을 불러오는데 실패했습니다.',
  products: '상품 목록을 불러오는데 실패했습니다.',
  product: '상품 정보를 불러오는데 실패했습니다.',
  feedList: '피드 목록 조회에 실패했습니다.',
  feed: '피드 조회에 실패했습니다.',
  likedFeeds: '좋아요한 피드 조회에 실패했습니다.',
  comments: '댓글 목록 조회에 실패했습니다.',
  commentCreate: '댓글 작성에 실패했습니다.',
  commentDelete: '댓글 삭제에 실패했습니다.',
  loginRequired: '로그인이 필요합니다.',
} as const;
