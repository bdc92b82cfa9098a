import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { everyPolicy, type Policy } from '../../domain/policies/registry.ts';
import { policyChanges } from './mutation/changes-policies.ts';
import { root } from './root.mjs';

/** Files that state a policy's number to people; everything else that imports it keeps the rule. */
const COPY =
  /\.text\.ts$|^src\/text\/|\/members\/emails\/|^domain\/kit\/errors\.ts$|^server\/notices\/causes\.ts$/;
const CHANGE_TEST = 'tests/domain/policies/change.test.ts';
const PRODUCT = ['domain', 'machines', 'server', 'src'];

type Source = { path: string; text: string };
export type PolicyRow = Policy & { unit: string; rules: string[]; copy: string[]; test: string | null };

/** Every policy with the files that read it and the test that notices another value; null where none does. */
export function policyRows(): PolicyRow[] {
  const sources = PRODUCT.flatMap(sourcesIn);
  const changed = readFileSync(join(root, CHANGE_TEST), 'utf8');
  return everyPolicy.map((policy) => {
    const readers = sources
      .filter(({ text }) => imports(text, policy))
      .map(({ path }) => path)
      .toSorted();
    return {
      ...policy,
      unit: unitOf(policy),
      rules: readers.filter((path) => !COPY.test(path)),
      copy: readers.filter((path) => COPY.test(path)),
      test: testOf(policy, changed),
    };
  });
}

const imports = (text: string, { topic, name }: Policy): boolean =>
  [...text.matchAll(new RegExp(`import \\{([^}]*)\\} from '[^']*policies/${topic}\\.ts'`, 'g'))].some(
    ([, names = '']) => names.split(',').some((one) => one.trim() === name),
  );

function testOf({ name }: Policy, changed: string): string | null {
  if (changed.includes(`'${name}'`)) return CHANGE_TEST;
  return policyChanges.find(({ find }) => find.split(' ')[0] === name)?.tests[0] ?? null;
}

/** The sentence above a policy's constant, or above the constant before it where both share one. */
function unitOf({ topic, name }: Policy): string {
  const text = readFileSync(join(root, `domain/policies/${topic}.ts`), 'utf8');
  const before = text.slice(0, text.indexOf(`export const ${name} `));
  return (before.slice(before.lastIndexOf('/**') + 3).split('*/')[0] ?? '').replace(/\s*\n \*/g, '').trim();
}

function sourcesIn(folder: string): Source[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path))
    .map((path) => ({ path: `${folder}/${path}`, text: readFileSync(join(root, folder, path), 'utf8') }));
}

const cell = (files: readonly string[]): string => files.map((file) => `\`${file}\``).join('<br>') || '–';

/** The contents of `docs/policies.md`. */
export const policyTable = (): string => `# Policies

Written by \`npm run policies\` from \`domain/policies/\`; a test compares it. A rule and every sentence about it read the
same constant. The test named last fails when the value changes and its expectation does not: \`${CHANGE_TEST}\` loads
rule and copy anew with another value, and \`npm run mutate -- server policy-…\` plays the others.

| policy | value | version, since | what | rule | copy | test |
|---|---|---|---|---|---|---|
${policyRows()
  .map(
    ({ topic, name, value, version, effective, unit, rules, copy, test }) =>
      `| ${topic} \`${name}\` | \`${JSON.stringify(value)}\` | ${version}, ${effective} | ${unit} | ${cell(rules)} | ${cell(copy)} | ${test ? cell([test]) : '–'} |`,
  )
  .join('\n')}
`;

const ROW = /^\| \S+ `(\w+)` \| `(.*?)` \| (\d+), (\S+) \|/gm;

/** Policies whose value or first day differs from a written table although their version is the same. */
export function changedUnderOneVersion(
  written: string,
  policies: readonly Pick<Policy, 'name' | 'value' | 'version' | 'effective'>[],
): string[] {
  const before = new Map(
    [...written.matchAll(ROW)].map(([, name = '', value, version, day]) => [name, { value, version, day }]),
  );
  return policies
    .filter(({ name, value, version, effective }) => {
      const row = before.get(name);
      return (
        row?.version === String(version) && (row.value !== JSON.stringify(value) || row.day !== effective)
      );
    })
    .map(({ name }) => name);
}
