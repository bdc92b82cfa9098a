/** Copy of the wishlist screen of a member. */
export const wishlistButtonText = {
  title: '찜',
  count: (n: string) => `찜한 상품 ${n}개`,
  listFailed: '찜 목록을 불러오지 못했어요.',
  empty: '찜한 상품이 없어요',
  emptyHint: '마음에 드는 신발의 하트를 눌러 보세요.',
  products: '상품 보기',
} as const;

/** Copy of restock alerts for sold-out sizes of a product. */
export const restockText = {
  title: '품절 사이즈 재입고 알림',
  hint: '다시 들어오면 마이페이지 알림으로 한 번 알려 드려요.',
  suspended: '판매가 중지된 상품이라 지금은 살 수 없어요.',
  size: (size: string) => `${size}mm 알림 받기`,
  waiting: (size: string) => `${size}mm 알림 취소`,
  failed: '재입고 알림을 불러오지 못했어요.',
  notSaved: '재입고 알림을 저장하지 못했어요. 다시 시도해 주세요.',
  on: '다시 들어오면 알려 드릴게요.',
  off: '재입고 알림을 취소했어요.',
  loginFirst: '로그인하면 재입고 알림을 받을 수 있어요.',
} as const;
