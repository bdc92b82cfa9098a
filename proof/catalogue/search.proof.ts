import type { Suggestions } from '#domain/catalogue/search/search.ts';
import { popularTermsMachine } from '#machines/catalogue/popular-terms.machine.ts';
import { searchBoxMachine } from '#machines/catalogue/search-box.machine.ts';
import { type SearchFindings, searchPageMachine } from '#machines/catalogue/search-page.machine.ts';
import { done, failed, type RegistryEntry } from '../entry.ts';
import { feeds } from '../kit/feed.samples.ts';
import { shoes } from '../kit/product.samples.ts';
import { resourceEntry } from '../kit/resource.ts';
import { type Proof, proof } from '../page.ts';
import { popularTerms, searchBox, searchPage } from './search.driver.ts';

const error = new Error('추천 검색어를 불러오지 못했어요.');

const found: Suggestions = {
  products: [{ productId: 1, name: '한강 텐케이', discountPrice: 99_000, mainImageUrl: null }],
  stores: [{ storeId: 2, storeName: '달리는사람들' }],
  categories: [],
  correctedQuery: null,
};

const nothing: Suggestions = { products: [], stores: [], categories: [], correctedQuery: null };
const focused = { type: 'box.focused', recent: ['부츠', '샌들'] } as const;
const typed = { type: 'text.typed', text: '한강' } as const;
const submitted = { type: 'text.submitted', text: '한강' } as const;
const down = { type: 'option.moved', step: 1 } as const;
const debounced = { type: 'xstate.after.debounce.searchBox.open.waiting' } as const;

const searchBoxEntry: RegistryEntry = {
  title: '검색 상자',
  group: '검색',
  machine: searchBoxMachine,
  ports: { suggest: { done: found, error } },
  events: [
    focused,
    { type: 'box.left' },
    typed,
    { type: 'text.typed', text: '  ' },
    submitted,
    down,
    { type: 'option.chosen', option: { kind: 'store', label: '달리는사람들', id: 2 } },
    { type: 'recent.removed', label: '부츠' },
    { type: 'recent.cleared' },
    { type: 'list.closed' },
    done('suggest', nothing),
  ],
  walkthroughs: [
    { name: '입력하고 바로 검색', steps: [focused, typed, submitted] },
    {
      name: '추천 상품을 골라 이동',
      steps: [focused, typed, debounced, done('suggest', found), down, submitted],
    },
    {
      name: '글자를 더 입력하면 앞선 추천은 버림',
      steps: [
        focused,
        typed,
        debounced,
        { type: 'text.typed', text: '한강 텐' },
        debounced,
        done('suggest', found),
      ],
    },
    {
      name: '최근 검색어를 하나 지우고 모두 지움',
      steps: [focused, { type: 'recent.removed', label: '부츠' }, { type: 'recent.cleared' }],
    },
    {
      name: '추천 없이 검색',
      steps: [focused, typed, debounced, failed('suggest', error), submitted],
    },
  ],
};

const findings: SearchFindings = {
  products: shoes.slice(0, 4),
  totalProducts: 14,
  feeds: feeds.slice(0, 3),
  totalFeeds: 3,
  stores: [{ storeId: 2, storeName: '달리는사람들' }],
  categories: [{ categoryId: 2, name: '런닝화' }],
  correctedQuery: null,
};

const unfound: SearchFindings = {
  products: [],
  totalProducts: 0,
  feeds: [],
  totalFeeds: 0,
  stores: [],
  categories: [],
  correctedQuery: null,
};

const asked = { type: 'query.changed', q: '달리는' } as const;

const searchPageEntry: RegistryEntry = {
  title: '통합 검색',
  group: '검색',
  machine: searchPageMachine,
  input: { q: '' },
  ports: { search: { done: findings, error, empty: unfound } },
  events: [asked, { type: 'query.changed', q: '' }, { type: 'screen.retried' }],
  walkthroughs: [
    { name: '검색해서 찾음', steps: [asked, done('search', findings)] },
    { name: '아무것도 없음', steps: [asked, done('search', unfound)] },
    {
      name: '실패 뒤 다시 시도',
      steps: [asked, failed('search', error), { type: 'screen.retried' }, done('search', findings)],
    },
  ],
};

const terms = ['스니커즈', '부츠', '로퍼', '런닝화', '캔버스'];

const popularTermsEntry = resourceEntry({
  title: '인기 검색어',
  group: '검색',
  machine: popularTermsMachine,
  load: { done: terms, error },
  silent: true,
  walkthroughs: [
    { name: '인기 검색어 보기', steps: [done('load', terms)] },
    { name: '몰라도 검색 화면은 온전함', steps: [failed('load', error)] },
  ],
});

export const proofs: readonly Proof[] = [
  proof(searchBoxEntry, {
    about: '위쪽 검색 상자에 적으며 추천과 최근 검색어를 보고 검색해요.',
    says: {
      suggest: '추천 검색어를 물어봐요',
      'box.focused': '검색 상자에 들어가요',
      'box.left': '검색 상자에서 나와요',
      'text.typed': '찾을 말을 적어요',
      'text.submitted': '적은 말로 검색해요',
      'option.moved': '화살표로 추천을 옮겨 다녀요',
      'option.chosen': '추천 하나를 골라요',
      'recent.removed': '최근 검색어 하나를 지워요',
      'recent.cleared': '최근 검색어를 모두 지워요',
      'list.closed': '추천 목록을 닫아요',
    },
    driver: searchBox,
  }),
  proof(searchPageEntry, {
    about: '한 번 검색해 상품, 피드, 스토어, 카테고리를 함께 찾아요.',
    says: { search: '찾는 말로 모두 검색해요', 'query.changed': '다른 말을 찾아요' },
    driver: searchPage,
  }),
  proof(popularTermsEntry, {
    about: '다른 사람들이 많이 찾는 말을 보고 골라요.',
    says: { load: '인기 검색어를 불러와요' },
    driver: popularTerms,
  }),
];
