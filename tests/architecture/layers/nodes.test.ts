import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { nodeRows } from '../../../scripts/lib/node-rows.mjs';
import { root } from './sources.ts';

const { engines } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const ranges: string[] = engines.node.split(' || ');
const majorOf = (version: string): string => version.replace(/^\^/, '').split('.')[0] ?? '';

it('package.json allows every Node version that docs/numbers.md lists as passed', () => {
  const tried = nodeRows().map(({ line }) => majorOf(line));
  expect(tried).not.toEqual([]);
  expect(tried.filter((major) => !ranges.map(majorOf).includes(major))).toEqual([]);
});

it('package.json lists Node versions one by one: untested ones are refused', () => {
  expect(ranges.filter((range) => !/^\^\d+\.\d+\.0$/.test(range))).toEqual([]);
});
