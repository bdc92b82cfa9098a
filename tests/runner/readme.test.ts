import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ACCOUNTS, DEMO_PASSWORD } from '#server/seed/facts/accounts.ts';
import { documents } from '../architecture/documents.ts';
import { root } from '../architecture/layers/sources.ts';

const read = (path: string): string => readFileSync(join(root, path), 'utf8');
const readme = read('README.md');
const { scripts, engines } = JSON.parse(read('package.json')) as {
  scripts: Record<string, string>;
  engines: { node: string };
};

type Command = { where: string; script: string; flags: string[] };

/** Commands that a document names in backticks or at the beginning of a line of code. */
const commandsOf = ({ path, text }: { path: string; text: string }): Command[] =>
  [...text.matchAll(/(?:`|^)npm (?:run ([\w:]+)|(start|test)\b)([^`\n#]*)/gm)].map(
    ([whole, run, plain, rest = '']) => ({
      where: `${path}: ${whole.replace('`', '')}`,
      script: run ?? plain ?? '',
      flags: [...rest.matchAll(/ --([a-z-]+)/g)].map(([, flag = '']) => flag),
    }),
  );
const commands = documents.flatMap(commandsOf);

/** Source of a script and of everything of this repository that it imports. */
function sourceOf(script: string): string {
  const found = new Set(scripts[script]?.match(/scripts\/[\w-]+\.(?:mjs|ts)/g));
  const texts: string[] = [];
  for (const path of found) {
    const text = read(path);
    texts.push(text);
    for (const [, target = ''] of text.matchAll(/(?:from|import)\s*\(?\s*'(\.[^']+)'/g)) {
      const next = join(dirname(path), target);
      if (existsSync(join(root, next))) found.add(next);
    }
  }
  return texts.join('\n');
}

/** The block of code below a heading. */
const blockOf = (heading: string): string =>
  readme.split(`## ${heading}`)[1]?.match(/```\n([\s\S]*?)```/)?.[1] ?? '';

describe('commands of the documents', () => {
  it('are scripts of package.json', () => {
    expect(commands.length).toBeGreaterThan(50);
    expect(commands.filter(({ script }) => !scripts[script]).map(({ where }) => where)).toEqual([]);
  });

  it('have only options that their scripts read', () => {
    const withFlags = commands.filter(({ flags }) => flags.length > 0);
    expect(withFlags.length).toBeGreaterThan(20);
    const unread = withFlags.filter(({ script, flags }) => {
      const source = sourceOf(script);
      return flags.some((flag) => !new RegExp(`--${flag}\\b|['"]${flag}['"]|\\b${flag}:`).test(source));
    });
    expect(unread.map(({ where }) => where)).toEqual([]);
  });

  it('are all scripts but those that only call a tool or build', () => {
    const named = new Set(commands.map(({ script }) => script));
    const own = Object.keys(scripts).filter((script) =>
      /^(node|tsx) (?!scripts\/build)/.test(scripts[script] ?? ''),
    );
    expect(own.filter((script) => !named.has(script))).toEqual([]);
  });
});

describe('README', () => {
  it('names the versions of Node that package.json accepts', () => {
    const said = readme.match(/Node ([\d., or]+), with npm/)?.[1]?.match(/[\d.]+/g) ?? [];
    const accepted = [...engines.node.matchAll(/\^(\d+)\.(\d+)\.0/g)].map(([, major, minor]) =>
      minor === '0' ? major : `${major}.${minor}`,
    );
    expect(said).toEqual(accepted);
  });

  it('shows the e-mail and the password of each seeded login', () => {
    const rows = [...readme.matchAll(/^\| (shopper|seller|admin) \| (\S+) \| (\S+) \|$/gm)];
    expect(rows.map(([, , email, password]) => [email, password])).toEqual(
      ACCOUNTS.map(({ email }) => [email, DEMO_PASSWORD]),
    );
  });

  it('explains folders that exist, and every folder of the repository', () => {
    const block = blockOf('Layout');
    const named = [...block.matchAll(/(?:^|[ ,;])((?:src|server|domain|machines|proof)\/[\w/]+)/gm)]
      .map(([, path = '']) => path)
      .filter((path) => !path.includes('<'));
    expect(named.length).toBeGreaterThan(5);
    expect(named.filter((path) => !existsSync(join(root, path)))).toEqual([]);
    const folders = readdirSync(root).filter(
      (name) => /^[a-z]/.test(name) && statSync(join(root, name)).isDirectory(),
    );
    const generated = ['node_modules', 'dist', 'data', 'public', 'coverage', 'test-results'];
    expect(folders.filter((name) => !generated.includes(name) && !block.includes(`${name}/`))).toEqual([]);
  });

  it('lists the areas of the client and of the server', () => {
    const line = readme.split('## Layout')[1]?.split('```')[0] ?? '';
    const names = [...line.matchAll(/`(\w[\w-]*)`/g)].map(([, name = '']) => name);
    const areas = readdirSync(join(root, 'src/areas')).filter((name) => !name.includes('.'));
    expect(areas.filter((name) => !names.includes(name))).toEqual([]);
    expect(names.filter((name) => !areas.includes(name) && !existsSync(join(root, 'server', name)))).toEqual(
      [],
    );
  });

  it('shows pictures that are committed, each in both themes', () => {
    const pictures = [...readme.matchAll(/(?:srcset|src)="([^"]+)"/g)].map(([, path = '']) => path);
    expect(pictures.length).toBeGreaterThan(3);
    expect(pictures.filter((path) => !existsSync(join(root, path)))).toEqual([]);
    const script = read('scripts/readme-pictures.mjs');
    const light = pictures.filter((path) => path.endsWith('-light.png'));
    expect(pictures.filter((path) => path.endsWith('-dark.png'))).toEqual(
      light.map((path) => path.replace('-light.', '-dark.')),
    );
    for (const path of light) expect(script).toContain(path.replace('docs/', '').replace('light.png', ''));
  });
});
