import { parseSync } from 'vite';
import { describe, expect, it } from 'vitest';
import { withoutDescriptions } from '../../scripts/lib/charts/without-descriptions.ts';

const sources = Object.entries(
  import.meta.glob<string>(['/machines/**/*.machine.ts', '/machines/**/*.machines.ts'], {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
);

type Json = Readonly<Record<string, unknown>>;
const isJson = (value: unknown): value is Json => typeof value === 'object' && value !== null;

/** What a source says, without where it says it. */
function readingOf(source: string): unknown {
  const { program, errors } = parseSync('chart.ts', source);
  expect(errors).toEqual([]);
  return JSON.parse(
    JSON.stringify(program, (key, value) =>
      ['start', 'end', 'range', 'loc'].includes(key) ? undefined : value,
    ),
  );
}

/** The same reading, changed wherever it makes a machine: nothing in the chart has a description. */
function undescribed(part: unknown): unknown {
  if (Array.isArray(part)) return part.map(undescribed);
  if (!isJson(part)) return part;
  const isMaker = part.type === 'CallExpression' && /^create\w*Machine$/.test(nameOf(part.callee));
  const seen = Object.fromEntries(Object.entries(part).map(([key, value]) => [key, undescribed(value)]));
  return isMaker && Array.isArray(seen.arguments) ? { ...seen, arguments: bareChart(seen.arguments) } : seen;
}

const nameOf = (callee: unknown): string => {
  if (!isJson(callee)) return '';
  return callee.type === 'MemberExpression' ? nameOf(callee.property) : String(callee.name);
};
const keyOf = (property: unknown): string => (isJson(property) ? nameOf(property.key) : '');

/** Pieces that are given what a state has of its own. */
const PIECES = ['invoking', 'reading', 'saving'];

/** States and transitions of a chart without descriptions; what its functions say is theirs. */
function bareChart(part: unknown): unknown {
  if (Array.isArray(part)) return part.filter((one) => keyOf(one) !== 'description').map(bareChart);
  if (!isJson(part) || /Function/.test(String(part.type))) return part;
  if (part.type === 'CallExpression' && !PIECES.includes(nameOf(part.callee))) return part;
  return Object.fromEntries(Object.entries(part).map(([key, value]) => [key, bareChart(value)]));
}

describe('withoutDescriptions', () => {
  it.each(sources)('%s loses its descriptions and nothing else', (_, source) => {
    const bare = withoutDescriptions(source);
    expect(bare).not.toMatch(/description:\s*['"`]|options\.description/);
    expect(bare.split('\n')).toHaveLength(source.split('\n').length);
    expect(readingOf(bare)).toEqual(undescribed(readingOf(source)));
  });

  it('keeps data fields with that name', () => {
    const data = "report({ description: '', reason: description, words: context.description });";
    expect(withoutDescriptions(data)).toBe(data);
  });
});
