import type { BrandNames } from '../../admin/settings/brand-store.ts';

/** Sample brands with all their names. */
export const BRANDS: readonly BrandNames[] = [
  { name: '다온', englishName: 'Daon', aliases: ['다온슈즈'] },
  { name: '미르진', englishName: 'Mirjin', aliases: [] },
  { name: '온새', englishName: 'Onsae', aliases: ['온새 신발'] },
  { name: '두발로', englishName: 'Dubalo', aliases: ['투발로'] },
  { name: '가온길', englishName: 'Gaon Gil', aliases: [] },
  { name: '베르노', englishName: 'Verno', aliases: ['버노'] },
  { name: '소담제화', englishName: '', aliases: [] },
];

/** Place of the brand of a product by its place among the sample products; one in eight has none. */
export const brandPlaceOf = (index: number): number => (index * 3) % (BRANDS.length + 1);
