import { describe, expect, it } from 'vitest';
import { tableOf, withBlock } from '../../scripts/lib/numbers.mjs';
import { documents } from './documents.ts';

const measured = { day: '2026-11-22', machine: '2 cores' };
const text = 'before\n<!-- bench:start -->\nold\n<!-- bench:end -->\nafter\n';
const numbers = documents.find(({ path }) => path === 'docs/numbers.md')?.text ?? '';

describe('docs/numbers.md', () => {
  it('gets the measurements of a script in its own block, with day and machine', () => {
    expect(withBlock(text, 'bench', ['| a |'], measured)).toBe(
      'before\n<!-- bench:start -->\n\nMeasured on 2026-11-22: 2 cores.\n\n| a |\n\n<!-- bench:end -->\nafter\n',
    );
  });

  it('can be written repeatedly', () => {
    const once = withBlock(text, 'bench', ['| a |'], measured);
    expect(withBlock(once, 'bench', ['| a |'], measured)).toBe(once);
  });

  it('is not written if the block is missing', () => {
    expect(() => withBlock(text, 'growth', [], measured)).toThrow('no block growth');
  });

  it('has tables of the scripts, each with the day of its measurement', () => {
    expect(tableOf(['what', 'ms'], [['list', '3']])).toEqual([
      '| what | ms |',
      '| --- | --- |',
      '| list | 3 |',
    ]);
    const desks = ['growth-admin-postgres', 'growth-admin-pglite', 'growth-seller-postgres'];
    for (const name of ['bundle', 'accounts', 'bench', 'growth', 'figures', ...desks]) {
      const [, block = ''] = numbers.split(`<!-- ${name}:start -->\n\n`);
      expect(block, name).toMatch(/^Measured on \d{4}-\d\d-\d\d: .+\.\n/);
      expect(block, name).toContain(`<!-- ${name}:end -->`);
    }
  });
});
