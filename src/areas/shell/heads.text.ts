/** Meta descriptions of the terms and the privacy policy. */
export const shellHeadText = {
  help: '배송비와 도착일, 취소·반품·교환, 환불, 포인트와 쿠폰, 계정, 이벤트, 판매에 대한 답을 찾아보세요.',
  terms: '신발장에서 신발을 사고 피드를 나눌 때 회원과 회사가 지키는 약관이에요.',
  privacy: '신발장이 어떤 개인정보를 받아 어디에 쓰고, 언제 지우는지 알려 드려요.',
} as const;
