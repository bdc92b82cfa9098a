import { paths } from '#src/lib/navigation/paths.ts';

/** Path of the page of a brand. */
export const brandPath = (id: number): string => `${paths.brands}/${id}`;
