import { listProducts } from '#domain/catalogue/product.ts';
import { type ListedStore, listStores, type Store, showStore } from '#domain/catalogue/store.ts';
import { storeDirectoryMachine } from '#machines/catalogue/store-directory.machine.ts';
import { storePageMachine } from '#machines/catalogue/store-page.machine.ts';
import { storeProductsMachine } from '#machines/catalogue/store-products.machine.ts';
import { pagedEntry } from '../kit/paged.ts';
import { shoes } from '../kit/product.samples.ts';
import { resource, resourceEntry } from '../kit/resource.ts';
import { type Proof, proof } from '../page.ts';
import { listOf } from './stores-acts.ts';

const group = '상품';
const error = new Error('스토어를 불러오지 못했어요.');

const listed: ListedStore = {
  storeId: 2,
  storeName: '달리는사람들',
  logo: null,
  products: 12,
  rating: 4.3,
  reviewCount: 31,
};

const store: Store = {
  ...listed,
  banner: null,
  description: '오래 걷는 신발이에요.',
  notice: '설 연휴에는 쉬어요.',
  isPaused: false,
  pauseReason: null,
  createdAt: '2026-03-02T03:00:00.000Z',
  seller: {
    ownerName: '박장인',
    businessNo: '1234567891',
    mailOrderNo: '2026-서울성동-0123',
    address: '(04782) 서울특별시 성동구 성수이로 78',
    phone: '021234567',
    email: 'run@sinbaljang.test',
  },
};

const paused: Store = { ...store, isPaused: true, pauseReason: '설 연휴에 쉬어요.' };

export const proofs: readonly Proof[] = [
  proof(
    resourceEntry({
      title: '문을 연 스토어',
      group,
      machine: storeDirectoryMachine,
      load: {
        done: [listed, { ...listed, storeId: 3, storeName: '골목 신발', rating: null, reviewCount: 0 }],
        error,
        otherDone: [[]],
      },
    }),
    {
      about: '문을 연 스토어를 이름 순으로 봐요.',
      says: { load: '스토어를 불러와요' },
      driver: resource('/store', { asks: [listStores] }),
    },
  ),
  proof(
    resourceEntry({
      title: '스토어',
      group,
      machine: storePageMachine,
      input: 2,
      load: { done: store, error, otherDone: [paused] },
    }),
    {
      about: '스토어의 공지와 누가 파는지 봐요.',
      says: { load: '스토어를 불러와요' },
      driver: resource('/store/1', { asks: [showStore] }),
    },
  ),
  proof(
    pagedEntry({
      title: '스토어의 상품',
      group,
      machine: storeProductsMachine,
      filter: { storeId: 2 },
      items: shoes,
      error: new Error('상품을 불러오지 못했어요.'),
    }),
    {
      about: '스토어가 파는 상품을 쪽으로 넘겨 봐요.',
      says: { loadPage: '상품 한 쪽을 불러와요' },
      driver: listOf('판매 중인 상품', [listProducts]),
    },
  ),
];
