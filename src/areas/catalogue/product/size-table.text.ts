import type { SizeSystem } from '#domain/catalogue/size-conversion.ts';

const systems: Readonly<Record<SizeSystem, string>> = {
  EU: 'EU',
  UK: 'UK',
  US_MEN: 'US 남',
  US_WOMEN: 'US 여',
};

/** Copy of the comparison of sizes on a product page. */
export const sizeTableText = {
  title: '해외 사이즈 비교',
  measuredTitle: '사이즈 표와 안쪽 길이',
  inner: '안쪽(mm)',
  unmeasured: '-',
  innerNote: '안쪽 길이는 판매자가 신발 안쪽의 뒤꿈치부터 앞코까지 재서 적은 값이에요. 발 길이보다 길어요.',
  ruler: '종이 자로 발 길이 재기',
  korean: 'mm',
  systems,
  note: '길이로 환산한 값이라 브랜드마다 한 사이즈까지 다를 수 있어요.',
} as const;
