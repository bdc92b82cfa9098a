/** Input of the product call, shared by the screen and its prefetch, so that both have the same address. */
export const productRequest = (id: number) => ({ params: { id } });
