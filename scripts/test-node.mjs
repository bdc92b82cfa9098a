// `npm run test:node -- 26 24`: takes other Nodes from the registry into a temporary folder, and lets each of them
// install, build, start and test a fresh copy of the working tree. docs/numbers.md says when each last passed.
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { startAnswers } from './lib/answers.mjs';
import { fetchNode } from './lib/load/other-node.mjs';
import { noteGreen } from './lib/node-rows.mjs';
import { root } from './lib/root.mjs';

const STEPS = 'build,unit,server-pglite,server-postgres';
/** It asks for what only a passed run writes down. */
const ASKS_FOR_ROWS = 'tests/architecture/layers/nodes.test.ts';

const lines = process.argv.slice(2);
if (lines.length === 0 || lines.some((line) => !/^\d+(\.\d+)?$/.test(line))) {
  console.error('Which Node? For example: npm run test:node -- 26');
  process.exit(1);
}
for (const line of lines) await tryNode(line);

async function tryNode(line) {
  const folder = mkdtempSync(join(tmpdir(), 'shop-node-'));
  try {
    const tools = join(folder, 'node');
    mkdirSync(tools);
    const { version, bin } = fetchNode(line, tools);
    console.log(`\n##### Node ${version} #####`);
    // npm, and all that starts `node`, takes the first on the path.
    const env = { ...process.env, PATH: bin + delimiter + process.env.PATH };
    const copy = copyTree(join(folder, 'shop'));
    run('node', ['--version'], copy, env);
    run('node', [join(copy, 'scripts/test.mjs'), '--only', STEPS], copy, env);
    await startAnswers(copy, env);
    noteGreen({ line, version, date: new Date().toISOString().slice(0, 10) });
    console.log(`\nNode ${version} passes.`);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** What git knows or would add: no installed packages, no build. */
function copyTree(target) {
  const listed = spawnSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], {
    cwd: root,
    encoding: 'utf8',
  });
  for (const name of listed.stdout.split('\0').filter(Boolean))
    if (existsSync(join(root, name)) && name !== ASKS_FOR_ROWS) cpSync(join(root, name), join(target, name));
  return target;
}

function run(command, args, cwd, env) {
  const { status } = spawnSync(command, args, { cwd, env, stdio: 'inherit' });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} failed`);
}
