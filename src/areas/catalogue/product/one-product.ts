/** How a product is asked for, by its screen and by whoever foresees that screen. */
export const oneProduct = (id: number) => ({ params: { id } });
