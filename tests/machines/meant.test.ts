import { describe, expect, it } from 'vitest';
import { assign, setup } from 'xstate';
import { port } from '#machines/kit/port.ts';
import { done, type RegistryEntry } from '#proof/entry.ts';
import { fallen, levelsOf, meantIn } from '#proof/meant.ts';
import type { Report } from '#proof/recorder.ts';
import { shapeOf } from '#proof/shapes.ts';
import { structuresOf } from '#proof/structures.ts';
import { endTest, takePassed } from './recorded.ts';
import { start } from './start.ts';

const lampOf = (id: string) =>
  setup({
    actors: { ask: port<string, { word: string }>('ask') },
    actions: { tell: () => {} },
  }).createMachine({
    id,
    context: { word: '', answer: '', other: '' },
    initial: 'off',
    states: {
      off: { on: { 'lamp.lit': 'on', 'word.typed': { actions: assign({ word: '나루' }) } } },
      on: {
        on: { 'lamp.out': { target: 'off', actions: 'tell' }, 'lamp.asked': 'asking' },
      },
      asking: {
        invoke: {
          id: 'ask',
          src: 'ask',
          input: ({ context }) => ({ word: context.word }),
          onDone: { target: 'on', actions: assign({ answer: '네' }) },
          onError: 'off',
        },
      },
    },
  });
const machine = lampOf('lamp');
const lamp: RegistryEntry = { title: '', group: '', machine, ports: {}, events: [], walkthroughs: [] };
const LIT = '.off: lamp.lit → .on';
const TYPED = '.off: word.typed → stays';
const OUT = '.on: lamp.out → .off';
const ASKED = '.on: lamp.asked → .asking';
const ANSWERED = '.asking: ✓ ask → .on';
const lit = { type: 'lamp.lit' };
const typed = { type: 'word.typed' };
const out = { type: 'lamp.out' };
const asking = { type: 'lamp.asked' };

/** Transitions that one written test makes meant. This file reports none of its own. */
async function meantBy(test: (lamp: ReturnType<typeof start>) => Promise<unknown>, passes = true) {
  await test(start(lamp));
  endTest(passes);
  return takePassed().meant[shapeOf(machine)] ?? [];
}

describe('a transition is meant', () => {
  it('by an assertion on the context right after it, and not by its state', async () => {
    const byState = await meantBy(async ({ play }) => expect((await play(lit)).value).toBe('on'));
    const byContext = await meantBy(async ({ play }) => expect((await play(lit)).context.other).toBe(''));
    const byMatcher = await meantBy(async ({ play }) =>
      expect(await play(lit)).toMatchObject({ context: { other: '' } }),
    );
    expect([byState, byContext, byMatcher]).toEqual([[], [LIT], [LIT]]);
  });

  it('by an assertion on a field that it was the last to change, also after later transitions', async () => {
    const byWord = await meantBy(async ({ play }) =>
      expect((await play(typed, lit, asking)).context.word).toBe('나루'),
    );
    expect(byWord.toSorted()).toEqual([ASKED, TYPED].toSorted());
  });

  it('by an assertion on the effect or the question that it caused', async () => {
    const byEffect = await meantBy(async ({ play, effects }) => {
      await play(lit, out, typed);
      const [first] = effects.filter(([name]) => name === 'tell');
      expect(first).toEqual(['tell']);
    });
    const byQuestion = await meantBy(async ({ play, asked }) => {
      await play(lit, asking, done('ask', '네'));
      expect(asked('ask')[0]).toEqual({ word: '' });
    });
    expect([byEffect.toSorted(), byQuestion]).toEqual([[OUT, TYPED].toSorted(), [ASKED]]);
  });

  it('by an assertion that nothing more was asked or done right after it', async () => {
    const byLength = await meantBy(async ({ play, asked }) => {
      await play(lit, asking, done('ask', '네'));
      expect(asked('ask')).toHaveLength(1);
    });
    expect(byLength).toEqual([ANSWERED]);
  });

  it('by a look at its own snapshot, where others have the same unchanged context', async () => {
    const byOther = await meantBy(async ({ play, flow }) => {
      expect(flow.snapshot.context.word).toBe('');
      expect((await play(lit)).value).toBe('on');
    });
    const byBoth = await meantBy(async ({ play, flow }) => {
      expect(flow.snapshot.context.word).toBe('');
      expect((await play(lit)).context.word).toBe('');
    });
    expect([byOther, byBoth]).toEqual([[], [LIT]]);
  });

  it('only if an assertion follows the look, and the test passes', async () => {
    const unasserted = await meantBy(async ({ play }) => (await play(lit)).context.word);
    const look = async ({ play }: ReturnType<typeof start>) =>
      expect((await play(lit)).context.word).toBe('');
    expect([unasserted, await meantBy(look, false)]).toEqual([[], []]);
  });

  it('not by guards that read the context for an assertion on what can happen', async () => {
    const byCan = await meantBy(async ({ play }) => expect((await play(lit)).can(asking)).toBe(true));
    expect(byCan).toEqual([]);
  });
});

const report = (more: Partial<Report>): Report => ({ from: 'here', exercised: {}, paths: [], ...more });
const twin: RegistryEntry = { ...lamp, machine: lampOf('torch') };
const areas = new Map([
  ['lamp', 'shell'],
  ['torch', 'trade'],
]);

describe('structuresOf', () => {
  it('counts charts of one structure once, in the area of the first, and charts of a kit chart in the kit', () => {
    const [own, ...more] = structuresOf([lamp, twin], areas);
    expect([own?.name, own?.area, own?.transitions.length, more]).toEqual(['lamp', 'shell', 6, []]);
    const kits = structuresOf(
      [
        { ...lamp, kit: 'file' },
        { ...twin, kit: 'file' },
      ],
      areas,
    );
    expect(kits.map(({ name, area, transitions }) => [name, area, transitions.length])).toEqual([
      ['file', 'kit', 6],
    ]);
  });
});

describe('meantIn', () => {
  const shape = shapeOf(machine);
  const taken = (name: string, id = 'lamp') =>
    report({ exercised: { [id]: { states: [], transitions: [name.replaceAll(/(^|→ )\./g, `$1${id}.`)] } } });
  const structures = structuresOf([lamp, twin], areas);
  const [structure] = structures;
  const reports = {
    unit: [report({ meant: { [shape]: [LIT] } }), taken(LIT), taken(OUT, 'torch')],
    browser: [taken(OUT), taken(ASKED)],
  };

  it('tells meant, run through, seen in a browser only and never taken apart', () => {
    if (!structure) throw new Error('no structure');
    const levels = levelsOf(structure, reports);
    expect([LIT, OUT, ASKED, ANSWERED].map((name) => levels.get(name))).toEqual([
      'meant',
      'ran',
      'browser',
      'never',
    ]);
  });

  it('lists what is not meant under the id of each chart', () => {
    const { areas: counts, others } = meantIn(structures, reports);
    expect(counts).toEqual({ shell: { meant: 1, all: 6 } });
    expect(others.torch).toEqual(others.lamp);
    expect(others.lamp).toMatchObject({ ran: [OUT], browser: [ASKED] });
  });
});

describe('fallen', () => {
  const file = (shell: number, trade: number, all = 10) => ({
    areas: { shell: { meant: shell, all }, trade: { meant: trade, all: 10 } },
    others: {},
  });

  it('names an area whose share is less than kept, and the whole where it is less', () => {
    expect(fallen(file(8, 8), file(8, 8))).toEqual([]);
    expect(fallen(file(7, 9), file(8, 8))).toEqual(['shell']);
    expect(fallen(file(8, 7), file(8, 8))).toEqual(['trade', 'all']);
    expect(fallen(file(8, 9, 11), file(8, 8))).toEqual(['shell']);
  });
});
