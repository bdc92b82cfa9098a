/** Copy of the card that asks a member for foot length and width. */
export const footSizeText = {
  title: '발 정보를 적으면 사이즈를 추천해 드려요',
  lead: '상품 화면에서 나에게 맞는 사이즈를 알려 드려요. 나만 볼 수 있고, 내 정보에서 언제든 바꿀 수 있어요.',
  save: '저장',
  saving: '저장하는 중…',
  skip: '건너뛰기',
  saved: '이제 상품 화면에서 사이즈를 추천해 드릴게요.',
} as const;
