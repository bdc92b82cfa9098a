/** Copy of the label of a returned parcel, which loads with its dialog. */
export const returnLabelText = {
  title: '반품 라벨',
  barcode: (code: string) => `바코드 ${code}`,
  to: '받는 곳',
  store: '판매자',
  address: '주소',
  noAddress: '판매자에게 문의해 주세요.',
  order: '주문 번호',
  unit: '상품',
  hint: '인쇄해 상자에 붙이거나 반품 번호를 상자에 적어 주세요.',
  print: '인쇄하기',
} as const;
