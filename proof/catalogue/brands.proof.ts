import { brandOverview, type ListedBrand, type ShownBrand, showBrand } from '#domain/catalogue/brand.ts';
import {
  brandIndexMachine,
  brandPageMachine,
  brandProductsMachine,
} from '#machines/catalogue/brands.machine.ts';
import { pagedEntry } from '../kit/paged.ts';
import { shoes } from '../kit/product.samples.ts';
import { resource, resourceEntry } from '../kit/resource.ts';
import { type Proof, proof } from '../page.ts';

const group = '상품';
const error = new Error('브랜드를 불러오지 못했어요.');

const brands: readonly ListedBrand[] = [
  { brandId: 2, name: '다온', englishName: 'Daon', products: 12 },
  { brandId: 5, name: '가온길', englishName: 'Gaon Gil', products: 8 },
  { brandId: 7, name: '소담제화', englishName: '', products: 3 },
];

const brand: ShownBrand = { brandId: 2, name: '다온', englishName: 'Daon', aliases: ['다온슈즈'] };

export const proofs: readonly Proof[] = [
  proof(
    resourceEntry({
      title: '브랜드 색인',
      group,
      machine: brandIndexMachine,
      load: { done: brands, error, otherDone: [[]] },
    }),
    {
      about: '브랜드를 첫 글자로 찾아요.',
      says: { load: '브랜드를 불러와요' },
      driver: resource('/brands', { asks: [brandOverview] }),
    },
  ),
  proof(
    resourceEntry({
      title: '브랜드 화면',
      group,
      machine: brandPageMachine,
      input: 2,
      load: { done: brand, error, otherDone: [{ ...brand, englishName: '', aliases: [] }] },
    }),
    {
      about: '브랜드의 이름을 봐요. 합쳐진 브랜드는 합친 브랜드로 이어져요.',
      says: { load: '브랜드를 불러와요' },
      driver: resource('/brands/1', { asks: [showBrand] }),
    },
  ),
  proof(
    pagedEntry({
      title: '브랜드의 상품',
      group,
      machine: brandProductsMachine,
      filter: { brandId: 2 },
      items: shoes,
      error: new Error('상품을 불러오지 못했어요.'),
    }),
    {
      about: '브랜드의 상품을 쪽으로 넘겨 봐요.',
      says: { loadPage: '상품 한 쪽을 불러와요' },
      undriven: {
        why: 'a brand of the seed has one page of products, and a page past the end answers the last one',
        provenBy: 'tests/views/catalogue/brand-page.test.tsx',
      },
    },
  ),
];
