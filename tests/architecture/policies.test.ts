import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { changedUnderOneVersion, policyRows, policyTable } from '../../scripts/lib/policy-table.ts';
import { root } from './layers/sources.ts';

/** Policies that no rule of ours reads, each with the reason. */
const WITHOUT_RULE: Readonly<Record<string, string>> = {
  DEFECT_NOTICED_DAYS:
    'the law counts from when the buyer noticed, which no record knows: only the terms say it',
  USUAL_SANCTION_DAYS: 'a suggestion beside a field that takes other values too',
};
/** Policies without a test that notices another value, each with the reason. */
const WITHOUT_TEST: Readonly<Record<string, string>> = {
  ...WITHOUT_RULE,
  SWEEP_MINUTES: 'how often a job runs; figures say it and nothing depends on it',
  AUDIT_LINK_MINUTES: 'how often a job runs; figures say it and nothing depends on it',
  SETTLEMENT_CLOSE:
    'the job runs every hour at that minute; which week it closes is tested with the statements',
  LEAST_FEE: 'a rate is typed without a sign: nothing below it can be written',
  SHIPMENT_FILE_MEGABYTES:
    'the browser refuses to read a larger file; the server has its own limit of a body',
  BEACON_MINUTES: 'the time until a round of the beacon is part of the draw, and tested with it',
};

const rows = policyRows();
/** Read once: it looks for each policy in every file. */
const table = policyTable();

describe('policies', () => {
  it('are used by a rule, not only written', () => {
    expect(rows.length).toBeGreaterThan(70);
    const stated = rows.filter(({ name, rules }) => rules.length === 0 && !(name in WITHOUT_RULE));
    expect(stated.map(({ name }) => name)).toEqual([]);
  });

  it('name a test that notices another value', () => {
    const untested = rows.filter(({ name, test }) => test === null && !(name in WITHOUT_TEST));
    expect(untested.map(({ name }) => name)).toEqual([]);
  });

  it('have no unused exception', () => {
    const needed = (name: string): boolean =>
      rows.some((row) => row.name === name && (row.rules.length === 0 || row.test === null));
    expect(Object.keys(WITHOUT_TEST).filter((name) => !needed(name))).toEqual([]);
  });

  it('equal docs/policies.md as `npm run policies` writes it', () => {
    expect(readFileSync(join(root, 'docs/policies.md'), 'utf8')).toBe(table);
  });

  it.each([
    ['another value', { value: 14 }, ['RETURN_DAYS']],
    ['another first day', { effective: '2027-01-01' }, ['RETURN_DAYS']],
    ['another value with a version of its own', { value: 14, version: 2, effective: '2027-01-01' }, []],
    ['nothing new', {}, []],
  ])('are refused under an earlier version: %s', (_, change, names) => {
    const row = rows.find(({ name }) => name === 'RETURN_DAYS');
    if (!row) throw new Error('RETURN_DAYS is a policy');
    expect(changedUnderOneVersion(table, [{ ...row, ...change }])).toEqual(names);
  });
});
