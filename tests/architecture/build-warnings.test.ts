import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { warningsFail } from '../../scripts/lib/bundle/warnings-fail.ts';

let root: string;
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'warned-'));
  writeFileSync(join(root, 'part.js'), 'export const part = 1;');
  writeFileSync(join(root, 'good.js'), "import('./part.js').then(console.log);");
  writeFileSync(
    join(root, 'bad.js'),
    "import { part } from './part.js'; import('./part.js').then(console.log, part);",
  );
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

const built = (input: string) =>
  build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [warningsFail()],
    build: { write: false, rolldownOptions: { input: join(root, input) } },
  });

it('build without warnings succeeds', async () => {
  expect(await built('good.js')).toMatchObject({ output: expect.anything() });
});

it('build fails at a dynamic import of a module that is loaded already', async () => {
  await expect(built('bad.js')).rejects.toThrow('a warning fails the build');
});
