import { parseSync } from 'vite';
import type { Source } from '../layers/sources.ts';

const FUNCTIONS = new Set(['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression']);
/** Reason for a long function, in a comment on the first line of its body. */
const REASON = /^.*\n?\s*\/\/ Length: \S.{20,}/;

/** A function of more lines than allowed, and whether it says why. */
export type LongFunction = { at: string; lines: number; hasReason: boolean };

type Node = { type?: unknown; start?: unknown; end?: unknown; body?: unknown };
type Body = { start: number } | null | undefined;

/** Returns the functions of a file, nested ones too, that have more than `most` lines from their first to their last. */
export function longFunctionsOf({ path, text }: Pick<Source, 'path' | 'text'>, most: number): LongFunction[] {
  // Most files are shorter than any long function, and are not parsed.
  if (text.split('\n').length <= most) return [];
  const found: LongFunction[] = [];
  const visit = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    const { type, start, end, body } = value as Node;
    if (typeof start === 'number' && typeof end === 'number' && FUNCTIONS.has(String(type))) {
      const lines = text.slice(start, end).split('\n').length;
      const line = text.slice(0, start).split('\n').length;
      const inside = text.slice((body as Body)?.start ?? start, end);
      if (lines > most) found.push({ at: `${path}:${line}`, lines, hasReason: REASON.test(inside) });
    }
    for (const child of Object.values(value)) visit(child);
  };
  visit(parseSync(path, text).program);
  return found;
}
