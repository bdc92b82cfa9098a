import { boots } from './models/boots.ts';
import { canvases } from './models/canvas.ts';
import { dress } from './models/dress.ts';
import type { Models } from './models/kinds.ts';
import { ladies } from './models/ladies.ts';
import { running } from './models/running.ts';
import { sandals } from './models/sandals.ts';
import { sneakers } from './models/sneakers.ts';
import { sports } from './models/sports.ts';

/** One entry for each product of the catalogue, by slug; families live in files of their own. */
export const MODELS: Models = {
  ...sneakers,
  ...running,
  ...canvases,
  ...sports,
  ...boots,
  ...sandals,
  ...dress,
  ...ladies,
};
