/** The page of an unknown address, loaded when someone meets one. */
export const notFoundText = {
  hint: '주소가 바뀌었거나 사라진 페이지예요. 아래에서 이어서 둘러보세요.',
} as const;
