import type { Plugin } from 'vite';

const CHARTS = /\/machines\/[^?]*\.machines?\.ts$/;

/** A sentence in quotes, or the one that a kit chart is given; data of that name is neither. */
const DESCRIPTION = /\bdescription:\s*(?:'(?:[^'\\]|\\.)*\.'|"(?:[^"\\]|\\.)*\."|options\.description),?/g;

/** The source of a chart without what its states say of themselves; its lines keep their numbers. */
export const withoutDescriptions = (source: string): string =>
  source.replace(DESCRIPTION, (found) => '\n'.repeat(found.split('\n').length - 1));

/** Keeps the descriptions of states out of the shop: only the inspector shows them. */
export const bareCharts = (): Plugin => ({
  name: 'bare-charts',
  apply: 'build',
  // Before types are taken away, which might change the quotes.
  enforce: 'pre',
  transform: {
    filter: { id: CHARTS },
    handler: (code) => ({ code: withoutDescriptions(code), map: null }),
  },
});
