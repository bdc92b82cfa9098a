import { boots } from './models/boots.ts';
import { canvases } from './models/canvas.ts';
import { dress } from './models/dress.ts';
import { ladies } from './models/ladies.ts';
import { running } from './models/running.ts';
import { sandals } from './models/sandals.ts';
import { sneakers } from './models/sneakers.ts';
import { sports } from './models/sports.ts';
import { BANNERS } from './scenes/banners.ts';

/** What draws a picture: the source file of its model or scene, and the command that draws it anew. */
export type Origin = { source: string; command: string };

const FAMILIES = { boots, canvas: canvases, dress, ladies, running, sandals, sneakers, sports };
const SHOE = /^(products|turns|feeds|reviews)\/([a-z0-9-]+)-([A-Z_]+)-(?:turn-)?(\d+)(?:-\d+)?\.\w+$/;
const BANNER = /^events\/([a-z]+-\d+)(?:-wide)?\.avif$/;

/** Returns where a picture of the archive comes from, or null where neither a model nor a banner has its name. */
export function originOf(path: string): Origin | null {
  const [, banner] = BANNER.exec(path) ?? [];
  if (banner && BANNERS.some(({ name }) => name === banner))
    return {
      source: 'studio/shoes/scenes/banners.ts',
      command: `npm --prefix studio run banners -- ${banner} --again`,
    };
  const [, part, slug = '', color, view] = SHOE.exec(path) ?? [];
  const family = Object.entries(FAMILIES).find(([, models]) => slug in models)?.[0];
  if (!family) return null;
  const source = `studio/shoes/models/${family}.ts`;
  if (part === 'turns') return { source, command: 'npm --prefix studio run shoes -- --turns --again' };
  if (part === 'products') return { source, command: `npm --prefix studio run shoes -- ${slug}:${color}:${view} --again` };
  return { source, command: `npm --prefix studio run scenes -- ${slug}:${color} --again` };
}
