import { formatNumber } from '#domain/kit/format.ts';
import { PACE_DAYS } from '#domain/policies/selling.ts';
import { PRODUCT_LIMITS } from '#domain/seller/products/product-form.ts';

/** Copy of the option grid. */
export const optionGridText = {
  name: (gender: string, layer: string) => `${gender} 옵션 ${layer}`,
  genders: '성별',
  color: '색상 추가',
  colorHint: '이름을 입력하고 Enter를 눌러 주세요. 예: 블랙',
  noColor: (word: string) => `"${word}"에 맞는 색상이 하나로 정해지지 않아요.`,
  add: '추가',
  dropColor: (name: string) => `${name} 빼기`,
  chosen: '추가한 색상',
  head: '색상',
  none: '색상을 추가하면 사이즈 칸이 생겨요.',
  keys: '화살표 키로 이동하고 Shift+화살표 키나 끌기로 여러 칸을 선택해요(Ctrl+A는 전체 선택). 숫자를 입력하면 선택한 칸이 모두 채워지고, 스프레드시트에서 복사한 칸도 붙여 넣을 수 있어요. +와 -로 한 켤레씩 늘리거나 줄이고 Delete로 비워요.',
  codeKeys:
    '옵션 코드는 스프레드시트에서 복사해 붙여 넣거나, 칸을 선택하고 아래에 입력해요. Delete로 비워요. 고객에게는 보이지 않아요.',
  layers: '칸에 표시할 값',
  layer: { stock: '재고', lowStock: '부족 기준', sku: '옵션 코드' },
  soldBefore: '판매 ',
  option: (color: string, size: string) => `${color} ${size}`,
  detailsOf: (name: string) => `${name} 옵션`,
  noOption: '아직 판매하지 않는 사이즈예요. 재고를 입력하면 옵션이 추가돼요.',
  soldOf: (stock: string, sold: string) => `재고 ${stock}켤레 · 최근 ${PACE_DAYS}일 판매 ${sold}켤레`,
  lowHint: '재고가 이 수 이하면 품절 임박으로 표시돼요.',
  selected: (n: number) => `${formatNumber(n)}칸 선택`,
  number: { stock: '개수', lowStock: '부족 기준' },
  fill: '넣기',
  raise: '더하기',
  soldOut: '품절',
  empty: { stock: '비우기', lowStock: '기본값으로', sku: '코드 지우기' },
  range: '여기부터 선택',
  copy: '이 줄 복사',
  copyTo: '복사할 색상',
  allColors: '모든 색상',
  low: '품절 임박',
  moved: '그사이 판매되어 바뀌지 않았어요',
  pasted: (done: number, left: number, why: string) =>
    left > 0
      ? `${formatNumber(done)}칸을 채웠어요. ${why} ${formatNumber(left)}칸은 넣지 않았어요.`
      : `${formatNumber(done)}칸을 채웠어요.`,
  left: {
    stock: '숫자가 아니거나 표를 벗어난',
    lowStock: '숫자가 아니거나 판매하지 않는 사이즈인',
    sku: `${PRODUCT_LIMITS.code}자를 넘거나 판매하지 않는 사이즈인`,
  },
  totals: (options: number, pieces: string) => `옵션 ${formatNumber(options)}개, 재고 ${pieces}켤레`,
  stock: {
    sending: '재고를 반영하고 있어요.',
    settled: '재고를 모두 반영했어요.',
    moved: (n: number) =>
      `그사이 더 판매된 옵션 ${formatNumber(n)}개는 바꾸지 않았어요. 남은 재고를 확인하고 다시 입력해 주세요.`,
    retry: '다시 보내기',
  },
} as const;
