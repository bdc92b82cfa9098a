/** Message for a return without a defect after the return period of `returnDays`. */
export const defectOnlySentence = (returnDays: number): string =>
  `${returnDays}일이 지나 상품에 문제가 있을 때만 요청할 수 있어요.`;
