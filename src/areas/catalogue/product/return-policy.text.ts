/** Copy of shipping and returns on a product page. */
export const returnText = {
  title: '배송과 반품',
  sent: (hour: number) => `영업일 ${hour}시 전에 결제하면 그날, 그 뒤에는 다음 영업일에 보내요.`,
  returnDays: (days: number) => `받은 다음 날부터 ${days}일 안에 반품과 교환을 요청할 수 있어요.`,
  changeOfMind: (fee: string) => `단순 변심으로 반품하면 배송비 ${fee}을 빼고 환불해요.`,
  freeLevel: (level: string) => `${level} 등급부터는 배송비가 무료예요.`,
  freeDelivery: (fee: string) => `무료배송 주문이면 ${fee}을 빼요.`,
  someKept: (fee: string) => `다른 상품을 남기고 일부만 반품하면 ${fee}만 빼요.`,
  noFee: '상품에 문제가 있어 반품하면 배송비를 받지 않아요.',
} as const;
