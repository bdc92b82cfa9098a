/** Shoes to go on with, where there is nothing else to show. */
export const popularText = { title: '이런 신발은 어때요', more: '더 보기' } as const;
