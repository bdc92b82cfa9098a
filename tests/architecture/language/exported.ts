import { parseSync } from 'vite';
import type { Source } from '../layers/sources.ts';

type Parsed = ReturnType<typeof parseSync>;
type Statement = Parsed['program']['body'][number];
type Declaration = NonNullable<Extract<Statement, { type: 'ExportNamedDeclaration' }>['declaration']>;
type Initializer = Extract<Declaration, { type: 'VariableDeclaration' }>['declarations'][number]['init'];
type Body = { type: string; start: number; end: number; body?: unknown };

/** Lines up to which an expression or a type is trivial: what it is can be read at a glance. */
const TRIVIAL_LINES = 3;
/** Expressions that only enclose another one. */
const WRAPPERS = new Set(['ParenthesizedExpression', 'TSAsExpression', 'TSSatisfiesExpression']);
/** Pragma of the bundler that may stand between a doc comment and its declaration. */
const PRAGMA = /^\s*(?:\/[/*]\s*@__NO_SIDE_EFFECTS__[^\n]*?(?:\*\/)?\s*)?$/;

/** An exported declaration: its name, the text of its doc comment (null without), its triviality. */
export type Exported = { name: string; comment: string | null; isTrivial: boolean };

/** Returns the text of a doc comment in one line, without its stars. */
const plainText = (comment: string): string =>
  comment
    .replace(/^\s*\* ?|^\*/gm, ' ')
    .replace(/\s+/g, ' ')
    .trim();

const linesOf = (text: string, { start, end }: { start: number; end: number }): number =>
  text.slice(start, end).split('\n').length;

/** Returns whether a body is trivial: of one statement or one short expression. */
function isTrivialBody(text: string, body: Body): boolean {
  if (linesOf(text, body) > TRIVIAL_LINES) return false;
  return body.type !== 'BlockStatement' || (body.body as unknown[]).length < 2;
}

/** Returns the body of a function, an arrow function or a `createMachine` call; null for a value. */
function bodyOf(value: Initializer): Body | null {
  if (value === null) return null;
  if (WRAPPERS.has(value.type) && 'expression' in value) return bodyOf(value.expression as Initializer);
  if (value.type === 'ArrowFunctionExpression' || value.type === 'FunctionExpression') return value.body;
  const isMachine =
    value.type === 'CallExpression' &&
    value.callee.type === 'MemberExpression' &&
    value.callee.property.type === 'Identifier' &&
    value.callee.property.name === 'createMachine';
  return isMachine ? value : null;
}

/** Returns names and triviality of a declaration; values other than functions are trivial. */
function judge(text: string, declaration: Declaration): { name: string; isTrivial: boolean }[] {
  switch (declaration.type) {
    case 'FunctionDeclaration':
      return [
        {
          name: declaration.id?.name ?? 'default',
          isTrivial: declaration.body === null || isTrivialBody(text, declaration.body),
        },
      ];
    case 'ClassDeclaration':
      return [{ name: declaration.id?.name ?? 'default', isTrivial: declaration.body.body.length === 0 }];
    case 'TSInterfaceDeclaration':
    case 'TSTypeAliasDeclaration':
      return [{ name: declaration.id.name, isTrivial: linesOf(text, declaration) <= TRIVIAL_LINES }];
    case 'VariableDeclaration':
      return declaration.declarations.flatMap(({ id, init }) => {
        if (id.type !== 'Identifier') return [];
        const body = bodyOf(init);
        return [{ name: id.name, isTrivial: body === null || isTrivialBody(text, body) }];
      });
    default:
      return [];
  }
}

/** Declaration with one name, or a list of names in braces; the formatter puts both at the start of a line. */
const NAMED =
  /^export (?:default |async |abstract )*(?:const|let|function\*?|class|type|interface|enum) (\w+)/gm;
const LISTED = /^export (?:type |const |let )?\{([^}]*)\}/gm;

/** Returns the exported names of a file, of lists the last word of each: `c` in `export { a as c }`. */
export const exportedNamesOf = (text: string): string[] => [
  ...[...text.matchAll(NAMED)].map(([, name = '']) => name),
  ...[...text.matchAll(LISTED)].flatMap(([, list = '']) => list.match(/\w+(?=\s*(?:,|$))/g) ?? []),
];

/** Returns the exported declarations of a file with their doc comments. */
export function exportedOf({ path, text }: Pick<Source, 'path' | 'text'>): Exported[] {
  const { program, comments } = parseSync(path, text);
  const docs = comments.filter(({ type, value }) => type === 'Block' && value.startsWith('*'));
  return program.body.flatMap((statement) => {
    if (statement.type !== 'ExportNamedDeclaration' && statement.type !== 'ExportDefaultDeclaration')
      return [];
    if (statement.declaration === null) return [];
    const doc = docs.findLast(({ end }) => end <= statement.start);
    const isItsOwn = doc !== undefined && PRAGMA.test(text.slice(doc.end, statement.start));
    const comment = isItsOwn ? plainText(doc.value) : null;
    return judge(text, statement.declaration as Declaration).map((found) => ({ ...found, comment }));
  });
}
