/**
 * Message for a cancellation before `buyerCancelDays` business days after the promised date are
 * over.
 */
export const notLateSentence = (buyerCancelDays: number): string =>
  `도착 예정일에서 영업일 ${buyerCancelDays}일이 지난 뒤에 취소할 수 있어요.`;
