/** Copy of 360° view and full screen; loaded after the first view of a product. */
export const galleryText = {
  turn: '360°',
  turnLabel: '360° 돌려보기',
  turning: (name: string) => `${name} 돌려보기`,
  degrees: (n: number) => `${n}도`,
  hint: '좌우로 끌거나 화살표 키로 돌려 보세요',
  loading: '사진을 불러오고 있어요',
  failed: '사진을 불러오지 못했어요.',
  stop: '돌려보기 닫기',
  look: '크게 보기',
  share: '공유하기',
  copied: '주소를 복사했어요.',
  notCopied: '주소를 복사하지 못했어요.',
  larger: '확대하기',
  smaller: '원래 크기로 보기',
  previous: '이전 사진',
  next: '다음 사진',
} as const;
