import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';
import { everyPolicy } from '../../domain/policies/registry.ts';
import { root } from './root.mjs';

/** What follows a number in Korean copy. */
const UNIT = /^\s?(?:원|일|시간|시|분|초|%|P|포인트|회|번|개|장|켤레|주|년|MB|줄|명|건|달|자(?!리))/u;
const COPY = /^(?:domain|server|machines)\/|^src\/.*\.text\.ts$|^src\/text\//;
const INSPECTOR = /^src\/text\/inspector|^server\/seed\//;
const POLICIES: ReadonlySet<string> = new Set(everyPolicy.map(({ name }) => name));

type Node = { type?: string } & Record<string, unknown>;
/** Places of copy where a number stands before a unit, by where the number comes from. */
export type CopyNumbers = { policy: number; data: number };

/** Counts the numbers that templates of Korean copy fill in. */
export function copyNumbers(): CopyNumbers {
  const sums = { policy: 0, data: 0 };
  for (const folder of ['domain', 'machines', 'server', 'src'])
    for (const name of readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })) {
      const path = `${folder}/${name}`;
      if (!/\.ts$/.test(path) || !COPY.test(path) || INSPECTOR.test(path)) continue;
      count(parseSync(path, readFileSync(join(root, path), 'utf8')).program, sums);
    }
  return sums;
}

function count(node: unknown, sums: CopyNumbers): void {
  if (Array.isArray(node)) for (const one of node) count(one, sums);
  if (typeof node !== 'object' || node === null || Array.isArray(node)) return;
  const { type, ...rest } = node as Node;
  if (type === 'TemplateLiteral') {
    const after = (rest.quasis as { value: { cooked: string } }[]).slice(1);
    for (const [index, expression] of (rest.expressions as unknown[]).entries())
      if (UNIT.test(after[index]?.value.cooked ?? '') || isFormatted(expression))
        sums[readsPolicy(expression) ? 'policy' : 'data'] += 1;
  }
  for (const part of Object.values(rest)) count(part, sums);
}

/** Whether an expression writes won by itself, with their unit. */
const isFormatted = (node: unknown): boolean => named(node).some((name) => name === 'formatWon');
const readsPolicy = (node: unknown): boolean => named(node).some((name) => POLICIES.has(name));

/** Names that an expression reads. */
function named(node: unknown): string[] {
  if (Array.isArray(node)) return node.flatMap(named);
  if (typeof node !== 'object' || node === null) return [];
  const { type, name, ...rest } = node as Node;
  return type === 'Identifier' ? [String(name)] : Object.values(rest).flatMap(named);
}
