import type { Models } from './models/kinds.ts';
import { running } from './models/running.ts';
import { sneakers } from './models/sneakers.ts';

/** One entry for each product of the catalogue, by slug; families live in files of their own. */
export const MODELS: Models = { ...sneakers, ...running };
