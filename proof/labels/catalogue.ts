import type { FlowLabels } from '../entry.ts';

/** Korean labels of the charts of the catalogue for QA (inspector and drawings), not text of the shop. */
export const catalogueLabels: Readonly<Record<string, FlowLabels>> = {
  categoryDialog: {
    about: '카테고리와 가격대를 골라 그 상품을 보러 가요.',
    says: {
      loadCategories: '카테고리 이름을 불러와요',
      'dialog.opened': '카테고리 창을 열어요',
      'dialog.closed': '고르지 않고 닫아요',
      'price.minMoved': '가장 낮은 가격을 옮겨요',
      'price.maxMoved': '가장 높은 가격을 옮겨요',
      'category.picked': '카테고리를 골라요',
    },
  },
  categories: {
    about: '카테고리마다 어떤 상품이 있는지 한눈에 봐요.',
    says: { load: '카테고리와 그 상품을 불러와요' },
  },
  storeDirectory: {
    about: '문을 연 스토어를 이름 순으로 봐요.',
    says: { load: '스토어를 불러와요' },
  },
  storePage: {
    about: '스토어의 공지와 누가 파는지 봐요.',
    says: { load: '스토어를 불러와요' },
  },
  storeProducts: {
    about: '스토어가 파는 상품을 쪽으로 넘겨 봐요.',
    says: { loadPage: '상품 한 쪽을 불러와요' },
  },
  productList: {
    about: '조건을 좁히고 쪽을 넘기며 상품을 찾아요.',
    says: { loadPage: '상품 한 쪽을 불러와요' },
  },
  productFacets: {
    about: '조건마다 상품이 몇 개인지 보며 고를 조건을 정해요.',
    says: { loadFacets: '조건마다 상품 수를 세어 와요', 'filter.changed': '조건을 바꿔요' },
  },
  productDetail: {
    about: '목록에서 본 사진과 가격부터 바로 보고, 이어서 온 상품에서 살 수 있는 옵션을 골라요.',
    says: { load: '상품을 불러와요' },
  },
  productOptions: {
    about: '성별, 색, 사이즈를 골라 살 것을 담고 수량을 정해요. 목록에서 고른 조건은 그대로 이어져요.',
    says: {
      'size.wanted': '성별을 고르기 전에 사이즈부터 골라요',
      'size.advised': '내 발에 맞는 사이즈를 알려 줘요',
      'sheet.opened': '아래에서 옵션 창을 열어요',
      'sheet.closed': '옵션 창을 닫아요',
      'gender.chosen': '성별을 골라요',
      'color.chosen': '색을 골라요',
      'size.chosen': '사이즈를 골라요',
      'quantity.changed': '수량을 바꿔요',
      'pick.removed': '고른 옵션을 빼요',
    },
  },
  productGallery: {
    about: '상품 사진을 크게 보거나 신발을 손으로 돌려 봐요.',
    says: {
      loadFrames: '둘레를 돌며 찍은 사진을 불러와요',
      'picture.opened': '사진 하나를 화면 가득 열어요',
      'picture.moved': '앞뒤 사진으로 넘어가요',
      'picture.pressed': '더 가까이 보거나 되돌려요',
      'turn.started': '돌려 보기를 시작해요',
      'turn.moved': '신발을 돌려요',
      'view.closed': '크게 보기나 돌려 보기를 닫아요',
    },
  },
  productExtras: {
    about: '상품 아래에서 상품 정보 고시와 착화 피드, 비슷한 상품을 봐요.',
    says: { load: '상품 정보 고시와 함께 볼 것을 불러와요' },
  },
  sizeAdvice: {
    about: '내 발에 맞을 사이즈를 추천받아요.',
    says: { load: '추천 사이즈를 물어봐요' },
  },
  searchBox: {
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
  },
  searchPage: {
    about: '한 번 검색해 상품, 피드, 스토어, 카테고리를 함께 찾아요.',
    says: { search: '찾는 말로 모두 검색해요', 'query.changed': '다른 말을 찾아요' },
  },
  recommendation: {
    about: '찾는 신발을 문장으로 적고, 적은 것을 모두 지키는 신발을 이유와 함께 봐요.',
    says: { load: '문장에 맞는 신발을 골라요', 'input.changed': '다른 문장을 적어요' },
  },
  popularTerms: {
    about: '다른 사람들이 많이 찾는 말을 보고 골라요.',
    says: { load: '인기 검색어를 불러와요' },
  },
  wishlistToggle: {
    about: '어느 화면에서나 하트를 눌러 상품을 찜하고 풀어요.',
    says: {
      loadIds: '찜한 상품의 번호를 불러와요',
      saveWish: '찜을 저장해요',
      'member.arrived': '회원이 로그인해요',
      'member.left': '회원이 로그아웃해요',
      'wish.toggled': '하트를 눌러요',
    },
  },
  wishlist: {
    about: '찜한 상품을 한 쪽씩 봐요.',
    says: { loadPage: '찜한 상품 한 쪽을 불러와요' },
  },
  recentViews: {
    about: '최근 본 상품을 다시 보고, 하나씩 또는 모두 지워요.',
    says: {
      loadViews: '최근 본 상품을 불러와요',
      removeView: '상품 하나를 기록에서 지워요',
      clearViews: '기록을 모두 지워요',
      'view.removed': '상품 하나를 빼요',
      'clear.asked': '전체 삭제를 눌러요',
      'clear.dismissed': '묻는 창에서 그만둬요',
      'views.cleared': '묻는 창에서 모두 지우겠다고 해요',
    },
  },
  restockAlerts: {
    about: '품절된 사이즈가 다시 들어오면 알려 달라고 해요.',
    says: {
      loadAlerts: '신청해 둔 알림을 불러와요',
      saveAlert: '알림 신청이나 취소를 저장해요',
      'alert.toggled': '재입고 알림을 켜거나 꺼요',
    },
  },
  compare: {
    about: '신발을 세 켤레까지 담아 나란히 놓고 비교해요.',
    says: {
      loadTable: '비교할 상품의 정보와 리뷰를 불러와요',
      'product.added': '비교함에 담아요',
      'product.removed': '비교함에서 빼요',
      'tray.cleared': '비교함을 비워요',
      'table.opened': '나란히 놓고 봐요',
      'table.closed': '비교를 닫아요',
    },
  },
  relaxedProducts: {
    about: '조건에 맞는 상품이 없을 때 조건 하나를 뺀 상품을 이어서 봐요.',
    says: { load: '조건을 뺀 상품을 불러와요' },
  },
  popularProducts: {
    about: '찾는 화면이 없을 때 많이 찜한 신발에서 이어서 골라요.',
    says: { load: '많이 찜한 신발을 불러와요' },
  },
};
