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
  korean: 'mm',
  systems,
  note: '길이로 환산한 값이라 브랜드마다 한 사이즈까지 다를 수 있어요.',
} as const;
