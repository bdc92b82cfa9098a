import { formatNumber } from '#domain/kit/format.ts';

/** Copy of the product comparison. */
export const compareText = {
  add: (name: string) => `${name} 비교하기`,
  out: '빼기',
  remove: (name: string) => `${name} 비교에서 빼기`,
  title: '비교함',
  open: (n: number) => `${n}개 비교하기`,
  oneMore: '하나 더 골라 주세요',
  clear: '비우기',
  full: (most: number) => `${formatNumber(most)}켤레까지 비교할 수 있어요.`,
  table: '상품 비교',
  failed: '상품을 비교하지 못했어요.',
  rows: {
    price: '가격',
    rating: '별점',
    fit: '사이즈',
    cushion: '쿠션',
    heel: '굽 높이',
    material: '소재',
    sizes: '재고 있는 사이즈',
  },
  mm: (n: number) => `${n}mm`,
  stars: (rating: string, n: string) => `★ ${rating} (${n})`,
  unknown: '-',
  see: '상품 보기',
} as const;
