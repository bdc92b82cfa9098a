/** Copy of the wishlist button. */
export const heartText = {
  add: (name: string) => `${name} 찜하기`,
  remove: (name: string) => `${name} 찜 취소`,
  keptHere: '이 브라우저에 찜해 두었어요. 로그인하면 찜 목록에 담겨요.',
  failed: '찜을 저장하지 못했어요. 다시 시도해 주세요.',
  soldOut: '품절',
} as const;
