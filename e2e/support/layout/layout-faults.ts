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

/** Elements of a page that the rules use. */
const SEEN = [isShown, isCutDown, isSpoken, nameOf, layerOf, boxesOf, controlsOf];
const RULES = [wideParts, overlappingControls, coveredControls, cutWords, smallControls, emptyParts];
/**
 * The rules as one script: a single call finds all faults of a page. The page does not change while it runs, so that
 * controls are collected once.
 */
const SCRIPT = `(() => {
  ${[...SEEN, ...RULES].map(String).join('\n')}
  const found = ${controlsOf.name}();
  ${controlsOf.name} = () => found;
  return [${RULES.map(({ name }) => `...${name}()`).join(', ')}];
})()`;

/** Returns a sentence for each layout fault of the current page; each names the element. */
export const layoutFaults = (page: Page): Promise<string[]> => page.evaluate<string[]>(SCRIPT);
