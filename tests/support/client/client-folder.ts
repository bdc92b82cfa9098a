import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export const INLINE = 'addEventListener("error", tell, true)';

/** A built client in little: the page, one script, a picture of its own and what the build says of its routes. */
export function clientFolder(routes: readonly string[], rules: readonly string[] = []) {
  const clientDir = mkdtempSync(join(tmpdir(), 'client-'));
  const files = {
    'index.html': `<html><head><script>${INLINE}</script></head><body>the page</body></html>`,
    'assets/index-abc.js': 'export {}',
    'images/default-badge.svg': '<svg/>',
    'trouble.css': '.trouble {}',
    '.vite/routes.json': JSON.stringify(routes),
    '.vite/private.json': JSON.stringify(rules),
    '.vite/preloads.json':
      '{"files":{"/products/{id}":["/assets/product-abc.js"]},"line":["/assets/line-abc.js"]}',
  };
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(join(clientDir, name, '..'), { recursive: true });
    writeFileSync(join(clientDir, name), text);
  }
  return { clientDir, remove: () => rmSync(clientDir, { recursive: true, force: true }) };
}
