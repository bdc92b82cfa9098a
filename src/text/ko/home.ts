export const homeText = {
  heroTitle: '오늘 신을 신발,\n신발장에서 골라요',
  heroText: '발이 편한 신발을 고르고, 신은 모습을 나누고, 포인트도 쌓아요.',
  browse: '상품 둘러보기',
  feeds: '착화 피드 보기',
  categories: '카테고리',
  popular: '지금 인기 있는 신발',
  latest: '새로 들어왔어요',
  discounted: '할인 중이에요',
  more: '더 보기',
} as const;
