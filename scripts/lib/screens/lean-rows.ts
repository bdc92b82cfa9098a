import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type Plugin, parseSync } from 'vite';

const ROWS = /\/src\/areas\/[a-z]+\/screens\.ts$/;
/** Two modules that exist in builds only: what gives later screens their code, and the imports of that code. */
const [BY_NAME, CODE] = ['screens-of.ts', 'screen-code.ts'];
const BUILT = /\/src\/areas\/(screens-of|screen-code)\.ts$/;
const SCREENS_OF = `
const code = () => import('./${CODE}');
const load = (name) => async () => (await code())[name]();
export const screensOf = (rows) =>
  Object.fromEntries(Object.entries(rows).map(([name, row]) => [name, { load: load(name), ...row }]));
`;

type Node = { type: string; start: number; end: number } & Readonly<Record<string, unknown>>;
/** A part of the source, and what stands there instead. */
type Change = { start: number; end: number; text: string };

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value && 'end' in value;
const nodesIn = (value: unknown): Node[] => (Array.isArray(value) ? value : [value]).filter(isNode);
const nameOf = (value: unknown): string => (isNode(value) ? String(value.name ?? '') : '');

/** The expression with the rows of an area, such as `{ … } satisfies Record<string, ScreenRow>`. */
function rowsIn(path: string, source: string): { whole: Node; rows: Node } {
  const whole = parseSync(path, source)
    .program.body.flatMap((node) => nodesIn(Object(node).declaration))
    .flatMap(({ declarations }) => nodesIn(declarations))
    .flatMap(({ init }) => nodesIn(init))
    .find(({ type }) => type === 'TSSatisfiesExpression');
  const rows = nodesIn(whole?.expression)[0];
  if (!whole || !rows) throw new Error(`${path} has no rows of screens`);
  return { whole, rows };
}

const partsOf = (row: Node): Node[] => nodesIn(nodesIn(row.value)[0]?.properties);
const isLater = (row: Node): boolean => partsOf(row).some(({ key }) => nameOf(key) === 'later');

function changed(source: string, changes: readonly Change[]): string {
  return changes
    .toSorted((one, other) => other.start - one.start)
    .reduce(
      (text, { start, end, text: instead }) => text.slice(0, start) + instead + text.slice(end),
      source,
    );
}

/** A part of a row with its comma: nothing but its lines is left. */
function without(source: string, { start, end }: Node): Change {
  const comma = /^\s*,/.exec(source.slice(end))?.[0].length ?? 0;
  const lines = source.slice(start, end + comma).split('\n').length - 1;
  return { start, end: end + comma, text: '\n'.repeat(lines) };
}

/** Leaves out the names of imports that nothing uses any more: what they stand for would come with the first view. */
function withoutIdleImports(source: string): string {
  const rest = source.replace(/^import [^;]*;$/gm, '');
  const isUsed = (name: string) => new RegExp(`\\b${name}\\b`).test(rest);
  return source.replace(/^import \{([^}]*)\} from ([^;]*);$/gm, (line, names: string, from: string) => {
    const used = names.split(',').filter((name) => name.trim() !== '' && isUsed(name.trim()));
    const lines = '\n'.repeat(line.split('\n').length - 1);
    return used.length > 0 ? `import {${used.join(',')} } from ${from};${lines}` : lines;
  });
}

/**
 * The rows of an area as the shop is built with them: without what only the inspector and builds read, and with later
 * screens that load their code by name. With `isForQa` the settings of the inspector stay. Lines keep their numbers.
 */
export function leanRows(path: string, source: string, { isForQa }: { isForQa: boolean }): string {
  const { whole, rows } = rowsIn(path, source);
  const all = nodesIn(rows.properties);
  const gone = (row: Node) => {
    const names = ['kept', 'later', ...(isForQa ? [] : ['look']), ...(isLater(row) ? ['load'] : [])];
    return partsOf(row).filter(({ key }) => names.includes(nameOf(key)));
  };
  const cut = all.flatMap(gone).map((part) => without(source, part));
  if (!all.some(isLater)) return withoutIdleImports(changed(source, cut));
  const call = [
    { start: rows.start, end: rows.start, text: 'screensOf(' },
    { start: rows.end, end: whole.end, text: ')' },
  ];
  const text = withoutIdleImports(changed(source, [...cut, ...call]));
  return `${text}\nimport { screensOf } from '../${BY_NAME}';\n`;
}

/** The imports of the later screens of an area, by their names, as a module of the folder above it. */
export function laterCode(area: string, source: string): string {
  const later = nodesIn(rowsIn(`${area}.ts`, source).rows.properties).filter(isLater);
  const lines = later.map((row) => {
    const load = partsOf(row).find(({ key }) => nameOf(key) === 'load');
    const [, file] = /import\('\.\/([^']+)'\)/.exec(load ? source.slice(load.start, load.end) : '') ?? [];
    if (!file) throw new Error(`${area}: ${nameOf(row.key)} has no code`);
    return `export const ${nameOf(row.key)} = () => import('./${area}/${file}');\n`;
  });
  return lines.join('');
}

/** The imports of the later screens of all areas below a folder. */
function codeOf(folder: string): string {
  const areas = readdirSync(folder).filter((area) => existsSync(join(folder, area, 'screens.ts')));
  return areas
    .map((area) => laterCode(area, readFileSync(join(folder, area, 'screens.ts'), 'utf8')))
    .join('');
}

/** Builds rows of screens for the shop, or for the shop with the inspector. */
export const withLeanRows = ({ isForQa }: { isForQa: boolean }): Plugin => ({
  name: 'lean-rows',
  apply: 'build',
  enforce: 'pre',
  resolveId: (id, importer) =>
    importer && (id.endsWith(`/${BY_NAME}`) || id.endsWith(`/${CODE}`)) ? join(dirname(importer), id) : null,
  load: {
    filter: { id: BUILT },
    handler: (id) => (id.endsWith(CODE) ? codeOf(dirname(id)) : SCREENS_OF),
  },
  transform: {
    filter: { id: ROWS },
    handler: (code, id) => ({ code: leanRows(id, code, { isForQa }), map: null }),
  },
});
