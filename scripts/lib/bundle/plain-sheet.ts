import { writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';

/** Writes the sheet that pages begin with which are not drawn, from the code that draws the others. */
export const plainSheet = (drawing: string, sheet: string): Plugin => ({
  name: 'plain-sheet',
  apply: 'build',
  async closeBundle() {
    const { plainSheet: sheetOf }: typeof import('../../../src/app/ssr/render-page.tsx') = await import(
      pathToFileURL(drawing).href
    );
    writeFileSync(sheet, sheetOf());
  },
});
