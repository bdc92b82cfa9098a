import { paths } from '#src/lib/navigation/paths.ts';

/** One store as shoppers see it. */
export const storePath = (id: number): string => `${paths.store}/${id}`;
