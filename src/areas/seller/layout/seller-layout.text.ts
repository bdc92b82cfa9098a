/** Copy of the seller frame: names of its menu entries. */
export const sellerLayoutText = {
  menu: '판매자 메뉴',
  items: {
    dashboard: '대시보드',
    store: '스토어',
    goods: '상품',
    orders: '주문',
    claims: '취소·반품',
    reviews: '리뷰',
    questions: '문의',
    inquiries: '구매 문의',
    settlements: '정산',
    purchases: '내 구매',
  },
  waiting: (count: string) => `기다리는 일 ${count}건`,
} as const;
