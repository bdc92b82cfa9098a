/** Copy of the seller frame. */
export const sellerLayoutText = {
  menu: '판매자 메뉴',
  waiting: (count: string) => `처리할 일 ${count}건`,
} as const;
