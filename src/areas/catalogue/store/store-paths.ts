import { paths } from '#src/lib/navigation/paths.ts';

/** Path of a store page. */
export const storePath = (id: number): string => `${paths.store}/${id}`;
