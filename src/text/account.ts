/** Links for some members only, loaded with the menus that show them. */
export const accountText = {
  adminDashboard: '관리자 대시보드',
  becomeSeller: '판매자 신청',
  orders: '주문 내역',
  coupons: '쿠폰',
  reviews: '내 리뷰',
  settings: '계정 설정',
} as const;
