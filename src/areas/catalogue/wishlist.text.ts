export const wishText = {
  add: (name: string) => `${name} 찜하기`,
  remove: (name: string) => `${name} 찜 취소`,
  keptHere: '이 브라우저에 찜해 두었어요. 로그인하면 찜 목록에 담겨요.',
  failed: '찜을 저장하지 못했어요. 다시 시도해 주세요.',
  title: '찜',
  count: (n: string) => `찜한 상품 ${n}개`,
  listFailed: '찜 목록을 불러오지 못했어요.',
  empty: '찜한 상품이 없어요',
  emptyHint: '마음에 드는 신발의 하트를 눌러 보세요.',
  products: '상품 보기',
  soldOut: '품절',
} as const;

export const recentText = {
  title: '최근 본 상품',
  count: (n: string) => `${n}개`,
  failed: '최근 본 상품을 불러오지 못했어요.',
  empty: '최근 본 상품이 없어요',
  emptyHint: '상품을 보면 여기에 최근 50개까지 남아요.',
  browse: '상품 보기',
  more: '더 보기',
  remove: (name: string) => `${name} 지우기`,
  clear: '전체 삭제',
  clearTitle: '최근 본 상품을 모두 지울까요?',
  clearText: '지우면 되돌릴 수 없어요.',
  notSaved: '지우지 못했어요. 다시 시도해 주세요.',
  guest: '로그인하지 않으면 이 브라우저에만 남아요.',
} as const;

export const restockText = {
  title: '품절 사이즈 재입고 알림',
  hint: '다시 들어오면 마이페이지 알림으로 한 번 알려 드려요.',
  size: (size: string) => `${size}mm 알림 받기`,
  waiting: (size: string) => `${size}mm 알림 취소`,
  failed: '재입고 알림을 불러오지 못했어요.',
  notSaved: '재입고 알림을 저장하지 못했어요. 다시 시도해 주세요.',
  on: '다시 들어오면 알려 드릴게요.',
  off: '재입고 알림을 취소했어요.',
  loginFirst: '로그인하면 재입고 알림을 받을 수 있어요.',
} as const;
