import { formatNumber, formatWon } from '#domain/kit/format.ts';
import type { DiscountType } from '#domain/kit/pricing/pricing.ts';
import { GOODS_PRICE, STORY } from '#domain/policies/selling.ts';
import type { FactsForm } from '#domain/seller/products/product-form.ts';
import type { ProductState } from '#domain/seller/products/product-state.ts';
import { salePeriodText } from './sale-period.text.ts';

const discounts: Readonly<Record<DiscountType, string>> = {
  NONE: '할인 없음',
  RATE_DISCOUNT: '할인율(%)',
  FIXED_DISCOUNT: '할인 금액(원)',
};
const states: Readonly<Record<ProductState, string>> = {
  DRAFT: '임시 저장',
  ON_SALE: '판매 중',
  HIDDEN: '숨김',
  SUSPENDED: '판매 중지',
};
const facts: Readonly<Record<keyof FactsForm, { label: string; hint: string }>> = {
  material: {
    label: '소재',
    hint: '겉감, 안감, 밑창을 나눠 적어 주세요. 예: 겉감 소가죽, 안감 면, 밑창 고무',
  },
  manufacturer: { label: '제조·수입자', hint: '수입한 신발이면 수입자도 적어 주세요.' },
  country: { label: '제조국', hint: '예: 대한민국' },
  care: { label: '취급 방법', hint: '예: 젖으면 그늘에서 말려 주세요.' },
  warranty: { label: '품질 보증 기준', hint: '예: 공정거래위원회 소비자분쟁해결기준에 따름' },
  serviceContact: { label: 'A/S 연락처', hint: '책임자와 전화번호' },
  heelMm: { label: '굽 높이', hint: '0부터 300까지' },
};

/** Names of fields in lists. */
const fields: Readonly<Record<string, string>> = {
  name: '상품 이름',
  categoryId: '카테고리',
  brandId: '브랜드',
  footWidth: '발볼',
  mainMaterial: '대표 소재',
  price: '판매가',
  discountType: '할인 방식',
  discountValue: '할인 값',
  saleFrom: salePeriodText.from,
  saleUntil: salePeriodText.until,
  description: '설명',
  sellerCode: '판매자 상품 코드',
  mainImages: '대표 사진',
  detailImages: '상세 사진',
  innerLengths: '안쪽 길이',
  story: '상품 이야기',
  options: '옵션과 재고',
  ...Object.fromEntries(Object.entries(facts).map(([name, { label }]) => [`facts.${name}`, label])),
};

/** Copy of the product editor. */
export const productEditorText = {
  createTitle: '상품 등록',
  editTitle: '상품 수정',
  failed: '상품을 불러오지 못했어요.',
  notFound: {
    title: '내 스토어에 없는 상품이에요',
    hint: '삭제했거나 다른 스토어의 상품이에요.',
    toProducts: '내 상품 보기',
  },
  states,
  discounts,
  facts,
  fields,
  fieldOf: (name: string) => fields[name] ?? name,
  toShop: '쇼핑몰에서 보기',
  sections: {
    basics: '기본 정보',
    pictures: '사진',
    story: '상품 이야기',
    options: '옵션과 재고',
    lengths: '사이즈별 안쪽 길이',
    facts: '상품정보제공고시',
  },
  lengthsHint:
    '신발 안쪽의 뒤꿈치부터 앞코까지의 길이(mm)예요. 적은 사이즈만 상품 화면의 사이즈 표에 보여요.',
  storyHint: `상품 화면의 설명 아래에 글과 사진이 차례로 보여요. ${STORY.blocks}칸까지, 사진은 ${STORY.pictures}장까지 넣을 수 있어요.`,
  lengthOf: (size: string) => `${size} 안쪽 길이`,
  noSizes: '옵션에 사이즈를 넣으면 적을 수 있어요.',
  optionsHint: {
    form: '색상을 추가하고 판매할 사이즈에 재고를 입력해 주세요. 빈칸은 판매하지 않는 사이즈예요.',
    live: '등록한 옵션의 재고는 입력하면 바로 반영돼요. 새 옵션과 부족 기준, 옵션 코드는 저장해야 반영돼요.',
  },
  factsHint:
    '판매를 시작하려면 모두 입력해야 해요. 임시 저장은 비워 두고도 할 수 있어요. 색상과 사이즈는 옵션에서 가져와요.',
  noCategory: '선택해 주세요',
  noBrand: '없음',
  noTrait: '선택 안 함',
  widthHint: '고객이 발볼로 상품을 찾을 때 쓰여요.',
  materialHint: '고객이 소재로 상품을 찾을 때 쓰여요. 자세한 소재는 아래 상품정보제공고시에 적어 주세요.',
  brandHint: '목록에 없는 브랜드는 고객 지원에 알려 주시면 추가해 드려요.',
  priceHint: `${formatWon(GOODS_PRICE.least)}부터 ${formatWon(GOODS_PRICE.most)}까지`,
  shopperPrice: (price: string) => `고객에게 보이는 가격 ${price}`,
  timed: (span: string, full: string) => `(${span}, 그 밖에는 ${full})`,
  noPrice: '가격을 입력하면 고객에게 보이는 가격을 알려 드려요.',
  codeHint: '스토어에서 쓰는 상품 번호가 있으면 입력해 주세요. 고객에게는 보이지 않아요.',
  countOf: (count: number, most: number) => `${formatNumber(count)} / ${formatNumber(most)}자`,
  picturesOf: (kind: string) => `${kind} 목록`,
  pictureColor: (n: number) => `사진 ${n}의 색상`,
  noColor: '모든 색상',
  save: { draft: '임시 저장', live: '저장' },
  saving: '저장하고 있어요',
  saved: '상품을 저장했어요.',
  publish: '판매 시작',
  publishing: '확인하고 있어요',
  published: '판매를 시작했어요.',
  missing: '판매를 시작하려면 아래 정보를 입력해 주세요',
  outrun: '다른 탭에서 먼저 수정했어요',
  differs: (names: string) => `지금 작성한 내용과 다른 곳: ${names}`,
  same: '지금 작성한 내용과 같아요.',
  theirs: '새 내용 불러오기',
  mine: '내 내용으로 저장',
  leave: {
    title: '저장하지 않고 나갈까요?',
    text: '작성한 내용과 추가한 사진이 사라져요.',
    confirm: '나가기',
  },
} as const;
