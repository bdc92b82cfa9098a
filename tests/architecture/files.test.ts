import { dirname } from 'node:path';
import { describe, expect, it } from 'vitest';
import { allPaths } from '#src/app/routes/all-screens.ts';
import { product, sources } from './layers/sources.ts';

const MAX_LINES = 200;
/** Source files directly in one folder; a fuller one is split by use case. */
const MAX_FILES = 25;
const linesOf = (text: string): number => text.split('\n').length - 1;
const HANGUL = /[가-힣]/;
/** Rows of screens contain their titles, names in a menu, and addresses with words to search for. */
const withoutTitles = (path: string, text: string): string =>
  path.endsWith('/screens.ts') ? text.replace(/\b(title|name): '[^']*'|\baddress: .*$/gm, '') : text;
/** Addresses in the tables of screens, and the two redirects at the end of a session. */
const WRITE_ADDRESSES = /\/(screens|paths|routes\/lazy-areas|create-app|session\.wiring)\.ts$/;
const withoutComments = (text: string): string => text.replace(/\/\*[\s\S]*?\*\/|(^|\s)\/\/.*$/gm, '');

describe('source files', () => {
  it('are small, or have a reason at the top', () => {
    const large = sources.filter(({ text }) => linesOf(text) > MAX_LINES && !text.startsWith('// Size: '));
    expect(large.map(({ path, text }) => `${path} ${linesOf(text)}`)).toEqual([]);
  });

  it('have a median of at most 60 lines', () => {
    const sizes = product.map(({ text }) => linesOf(text)).toSorted((a, b) => a - b);
    expect(sizes[Math.floor(sizes.length / 2)]).toBeLessThanOrEqual(60);
  });

  it('are named in kebab case', () => {
    expect(sources.filter(({ path }) => !/^[a-z0-9./-]+$/.test(path)).map(({ path }) => path)).toEqual([]);
  });

  it('never silence the compiler', () => {
    const silenced = sources.filter(
      ({ path, text }) =>
        !path.startsWith('tests/architecture') && /@ts-(ignore|expect-error|nocheck)/.test(text),
    );
    expect(silenced.map(({ path }) => path)).toEqual([]);
  });

  it('of the client keep Korean copy in one place', () => {
    const views = product.filter(
      ({ path }) => /^(src\/(areas|ui|app|flow|lib|http)|machines)\//.test(path) && !/\.text\.ts$/.test(path),
    );
    const literal = views.filter(
      ({ path, text }) =>
        path !== 'src/lib/business.ts' && HANGUL.test(withoutTitles(path, withoutComments(text))),
    );
    expect(literal.map(({ path }) => path)).toEqual([]);
  });

  it('take paths of the shop from one place', () => {
    const known = new Set(allPaths.filter((address) => address !== '/'));
    const wrong = product
      .filter(({ path }) => /^src\/(app|areas|ui|flow)\//.test(path) && !WRITE_ADDRESSES.test(path))
      .flatMap(({ path, text }) =>
        [...text.matchAll(/['"](\/[a-z][\w/-]*)(\?[^'"]*)?['"]/g)]
          .filter(([, address = '']) => known.has(address))
          .map(([literal]) => `${path}: ${literal}`),
      );
    expect(wrong).toEqual([]);
  });

  it('read no clock, randomness, network or page in machines and domain', () => {
    const impure =
      /\b(Date\.now|Math\.random|new Date\(\)|fetch\(|window\.|document\.|localStorage|setTimeout|setInterval)/;
    const wrong = product.filter(
      ({ path, text }) => /^(machines|domain)\//.test(path) && impure.test(withoutComments(text)),
    );
    expect(wrong.map(({ path }) => path)).toEqual([]);
  });

  it('name a state of an order by its name, not by a move that begins or ends with it', () => {
    const byMove = /\b(LINE|HOLD|CLAIM|DISPUTE|REFUND)\.(moves|starts)\.\w+\.(from|to)\b/;
    const wrong = sources.filter(({ text }) => byMove.test(withoutComments(text)));
    expect(wrong.map(({ path }) => path)).toEqual([]);
  });

  it('provide machines with the world only in wiring', () => {
    const wrong = product.filter(
      ({ path, text }) =>
        /\.provide\(/.test(withoutComments(text)) &&
        !/^(src\/(areas\/.*\.wiring\.ts$|flow\/)|proof\/live-flow\.ts$)/.test(path),
    );
    expect(wrong.map(({ path }) => path)).toEqual([]);
  });

  it('stand at most twenty-five to a folder, in every layer', () => {
    const layered = sources.filter(({ path }) => /^(domain|machines|proof|src|server|tests)\//.test(path));
    const folders = new Map<string, number>();
    for (const { path } of layered) folders.set(dirname(path), (folders.get(dirname(path)) ?? 0) + 1);
    expect(folders.size).toBeGreaterThan(100);
    expect([...folders].filter(([, count]) => count > MAX_FILES)).toEqual([]);
  });

  it('write charts as one literal of states and pieces after setup', () => {
    const machines = product.filter(({ path }) => path.endsWith('.machine.ts'));
    const own = machines.filter(({ text }) => /createMachine\(/.test(text));
    const broken = own.filter(({ text }) => {
      const config = text.slice(text.indexOf('.createMachine('));
      const pieces = [...text.matchAll(/import \{([^}]+)\} from '(?:\.\.\/)+kit\/pieces\//g)].flatMap(
        ([, names]) => names?.match(/\w+/g),
      );
      return (
        !/setup\(\{[\s\S]*\}\)\.createMachine\(\{/.test(text) ||
        [...config.matchAll(/^\s*\.\.\.(\w+)/gm)].some(([, name]) => !pieces.includes(name)) ||
        /^\s*\[[\w.]+\]:/m.test(config)
      );
    });
    expect(own.length).toBeGreaterThan(5);
    expect(broken.map(({ path }) => path)).toEqual([]);
  });
});
