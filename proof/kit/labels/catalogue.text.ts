import type { AreaLabels } from './area-labels.ts';

/** Korean labels of the charts of the catalogue. */
export const catalogueLabels: AreaLabels = {
  categoryDialog: {
    states: { 'open.choosing': '카테고리 고르는 중', 'open.choosingDefaults': '기본 카테고리에서 고르는 중' },
  },
  compare: { states: { collecting: '비교할 상품 담는 중' }, guards: { isIn: '이미 담은 상품임' } },
  productFacets: { states: { uncounted: '개수 없이 필터 표시' } },
  productDetail: {
    states: {
      'loading.recalling': '목록에서 본 내용 찾는 중',
      'loading.previewed': '목록에서 본 내용 먼저 표시',
      'loading.blank': '아는 것 없이 불러오는 중',
    },
  },
  productOptions: {
    states: {
      picks: '고른 옵션',
      'picks.unpicked': '고른 옵션 없음',
      'picks.picked': '옵션 고름',
      sheet: '구매 시트',
    },
    guards: { isPossible: '살 수 있는 수량임' },
  },
  productGallery: {
    states: {
      resting: '사진 보는 중',
      large: '크게 보기',
      'large.whole': '사진 전체 보기',
      'large.near': '확대해서 보기',
      turning: '돌려 보기',
      'turning.turnable': '돌려 볼 수 있음',
    },
  },
  recentViews: { states: { 'loaded.asking': '모두 지울지 묻는 중', removing: '하나 지우는 중' } },
  restockAlerts: { states: { saving: '알림 신청 저장 중' } },
  searchBox: {
    states: {
      'open.reading': '입력 내용 살피는 중',
      'open.recalling': '최근 검색어 표시',
      'open.waiting': '입력이 멈추길 기다리는 중',
      'open.asking': '추천어 찾는 중',
      'open.answered': '추천어 받음',
      'open.suggesting': '추천어 표시',
      'open.clueless': '추천어 없음',
      'open.unaided': '추천 없이 검색',
    },
    guards: { isBlank: '검색어가 비어 있음' },
  },
  searchPage: {
    states: { reading: '검색어 살피는 중', blank: '검색어 없음' },
    guards: { isBlank: '검색어가 비어 있음' },
  },
  wishlistToggle: {
    states: {
      guest: '로그인 전 찜',
      learning: '찜 목록 불러오는 중',
      unsure: '찜 목록 모름',
      deciding: '보낼 변경 판단 중',
      saving: '찜 변경 저장 중',
    },
  },
};
