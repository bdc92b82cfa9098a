import { formatNumber } from '#domain/kit/format.ts';

/** Copy below a product: mandatory product facts, feeds with the shoe, related products. */
export const extrasText = {
  facts: {
    title: '상품정보제공고시',
    rows: {
      material: '제품 주소재',
      heelMm: '굽 높이',
      manufacturer: '제조자',
      country: '제조국',
      care: '취급 시 주의사항',
      warranty: '품질 보증 기준',
      serviceContact: 'A/S 책임자와 전화번호',
    },
    mm: (mm: number) => `${mm}mm`,
    none: '판매자가 아직 정보를 올리지 않았어요.',
  },
  feeds: { title: '이 신발을 신은 사람들', more: '더 보기' },
  related: { title: '비슷한 신발', more: '더 보기' },
  wrong: '상품 정보가 실제와 다른가요?',
  failed: '추가 정보를 불러오지 못했어요.',
  brand: '브랜드',
  story: { name: '상품 이야기', all: '상품 이야기 모두 보기' },
  points: (points: number) =>
    `이 가격으로 구매확정하면 ${formatNumber(points)}P를 적립해요. 쿠폰이나 포인트를 쓰면 줄어들 수 있어요.`,
  bought: (brand: string, sizes: string) => `${brand} 브랜드는 ${sizes}를 구매하셨어요.`,
  advice: {
    title: '내 사이즈',
    size: (mm: number) => `${mm}mm를 먼저 신어 보세요.`,
    parts: {
      FOOT: (mm: number) => `발 길이 ${mm}mm`,
      ROOM: (mm: number) => `앞코 여유 ${mm}mm`,
      WIDTH: (mm: number) => `넓은 발 ${mm}mm`,
      VOTES: (mm: number) => (mm > 0 ? `작게 나온 신발 +${mm}mm` : `크게 나온 신발 ${mm}mm`),
    },
    votes: (n: number) => `착화감을 남긴 ${formatNumber(n)}명의 의견을 함께 봤어요.`,
    few: (n: number) => `착화감 의견이 ${n}개뿐이라 참고만 해 주세요.`,
    noFeet: '발 길이를 알려 주면 사이즈를 추천해 드려요.',
    toProfile: '내 발 정보 입력',
    toRuler: '종이 자로 재기',
    failed: '사이즈 추천을 불러오지 못했어요.',
  },
} as const;
