/** Copy of the rail of popular products. */
export const popularText = { title: '이런 신발은 어때요', more: '더 보기' } as const;
