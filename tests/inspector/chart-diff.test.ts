import { describe, expect, it } from 'vitest';
import { createMachine } from 'xstate';
import { registry } from '#proof/registry.ts';
import { place } from '#src/inspector/chart/drawing.ts';
import { drawFor } from '#src/inspector/chart/layout-engine.ts';
import { diffAll, diffCharts } from '#src/inspector/diff/chart-diff.ts';
import { chartFacts } from '#src/inspector/diff/chart-facts.ts';
import { diffPage } from '#src/inspector/diff/diff-page.ts';
import { diffText } from '#src/inspector/diff/diff-text.ts';

type Config = Parameters<typeof createMachine>[0];
const facts = (config: Config, delays: Record<string, number> = {}) =>
  chartFacts(createMachine(config).provide({ delays }));

const BEFORE = {
  id: 'order',
  initial: 'cart',
  states: {
    cart: { on: { submitted: { target: 'paying', guard: 'isValid' }, emptied: { target: 'gone' } } },
    paying: { after: { patience: 'cart' }, on: { paid: 'done' } },
    done: { type: 'final' },
    gone: {},
  },
} satisfies Config;

const AFTER = {
  id: 'order',
  initial: 'cart',
  states: {
    done: { type: 'final' },
    paying: { tags: 'busy', after: { patience: 'cart' }, on: { paid: 'done', refused: 'cart' } },
    cart: { on: { submitted: { target: 'paying', guard: 'isFilled', actions: 'focus' } } },
  },
} satisfies Config;

const linesOf = (before: Config, after: Config) =>
  diffText(diffAll([facts(before)], [facts(after)])).split('\n');

describe('diffCharts', () => {
  it('names added, removed and changed states and transitions with their fields', () =>
    expect(new Set(linesOf(BEFORE, AFTER))).toEqual(
      new Set([
        '~ order',
        '  ~ state paying (tags: – → busy)',
        '  − state gone',
        '  ~ transition cart → paying submitted (guard: isValid → isFilled; actions: – → focus)',
        '  + transition paying → cart refused',
        '  − transition cart → gone emptied',
      ]),
    ));

  it('is null for states in another order, and for each chart of the registry with itself', () => {
    const { cart, ...others } = BEFORE.states;
    expect(diffCharts(facts(BEFORE), facts({ ...BEFORE, states: { ...others, cart } }))).toBeNull();
    const charts = registry.map(({ machine }) => chartFacts(machine));
    expect(diffAll(charts, JSON.parse(JSON.stringify(charts)))).toEqual([]);
  });

  it('names a delay of another length', () => {
    const diff = diffCharts(facts(BEFORE, { patience: 5_000 }), facts(BEFORE, { patience: 8_000 }));
    expect(diff?.rows).toEqual([
      {
        mark: 'changed',
        kind: 'delay',
        name: 'patience',
        changes: [{ field: 'delay', before: '5000', after: '8000' }],
      },
    ]);
  });

  it('names charts of one version alone in one line each', () => {
    const other = { ...AFTER, id: 'cart' };
    expect(linesOf(BEFORE, other)).toEqual(['+ cart', '− order']);
  });

  it('pairs two transitions of one event by their guards, whatever their order', () => {
    const twice = (guards: string[]) => ({
      ...BEFORE,
      states: {
        ...BEFORE.states,
        done: {},
        cart: { on: { submitted: guards.map((guard) => ({ target: 'paying', guard })) } },
      },
    });
    expect(diffCharts(facts(twice(['a', 'b'])), facts(twice(['b', 'a'])))).toBeNull();
    expect(linesOf(twice(['a', 'b']), twice(['b', 'c']))).toEqual([
      '~ order',
      '  ~ transition cart → paying submitted (guard: a → c)',
    ]);
  });
});

describe('diffPage', () => {
  it('draws both versions in one picture, with removed parts, signs and both guards', async () => {
    const diff = diffCharts(facts(BEFORE), facts(AFTER));
    if (!diff) throw new Error('they differ');
    const layout = place(diff.model, await drawFor(diff.model, { width: 800, height: 600 }));
    const [svg = ''] = /<svg.*<\/svg>/s.exec(diffPage('HEAD', [{ diff, layout }])) ?? [];
    const page = new DOMParser().parseFromString(svg, 'image/svg+xml');
    const marked = (mark: string) =>
      [...page.querySelectorAll(`.${mark}:not(.sign)`)].map((one) => one.textContent?.trim() ?? '');
    expect(marked('removed').some((text) => text.includes('gone'))).toBe(true);
    expect(marked('changed').some((text) => text.includes('isValid → isFilled'))).toBe(true);
    expect(marked('added')).toContain('refused');
    expect(page.querySelectorAll('path.edge')).toHaveLength(diff.model.edges.length);
    expect([...page.querySelectorAll('.sign')].map((one) => one.textContent)).toEqual(
      expect.arrayContaining(['+', '−', '~']),
    );
  });
});
