import type { Page } from '@playwright/test';
import {
  coveredControls,
  cutWords,
  emptyParts,
  overlappingControls,
  smallControls,
  wideParts,
} from './layout-rules.ts';
import { boxesOf, controlsOf, isCutDown, isShown, isSpoken, layerOf, nameOf } from './layout-seen.ts';

/** What rules find a page to be made of. */
const SEEN = [isShown, isCutDown, isSpoken, nameOf, layerOf, boxesOf, controlsOf];
const RULES = [wideParts, overlappingControls, coveredControls, cutWords, smallControls, emptyParts];
/**
 * The rules as text of the page's language, together: one call finds all faults of a page. Nothing changes while it
 * runs, so that controls are looked for once.
 */
const SCRIPT = `(() => {
  ${[...SEEN, ...RULES].map(String).join('\n')}
  const found = ${controlsOf.name}();
  ${controlsOf.name} = () => found;
  return [${RULES.map(({ name }) => `...${name}()`).join(', ')}];
})()`;

/** Sentences on what is laid out wrong on a page as it is now; each names the element. */
export const layoutFaults = (page: Page): Promise<string[]> => page.evaluate<string[]>(SCRIPT);
