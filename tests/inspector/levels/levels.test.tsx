import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import kept from '#proof/meant.json' with { type: 'json' };
import { LEVELS } from '#proof/meant.ts';
import { partsOf } from '#proof/parts.ts';
import { registry } from '#proof/registry.ts';
import { inShape } from '#proof/shapes.ts';
import { Chart } from '#src/inspector/chart/chart.tsx';
import { layoutChart } from '#src/inspector/chart/layout.ts';
import { TransitionTable } from '#src/inspector/chart/transition-table.tsx';
import { ROOMS } from '#src/inspector/chart/use-layout.ts';
import { leastMeantOf } from '#src/inspector/gallery/entries.ts';
import { LevelLegend } from '#src/inspector/levels/level-legend.tsx';
import { countAt, leastLevel, levelsOf, percentOf } from '#src/inspector/levels/levels.ts';
import { chartModel } from '#src/inspector/model/chart-model.ts';

const rows: Readonly<Record<string, object>> = kept.others;
const [entry] = registry.filter(({ machine }) => machine.id === 'theme');
if (!entry) throw new Error('no chart "theme"');
const theme = entry;
const NOTHING: ReadonlySet<string> = new Set();
const [first = '', ...others] = partsOf(theme.machine).transitions;
const levels = new Map([[first, 'ran' as const], ...others.map((name) => [name, 'meant' as const] as const)]);

describe('levels of transitions', () => {
  it('name only transitions that their chart has, so that no kept row is of an older chart', () => {
    const known = new Map<string, string[]>();
    for (const { machine, kit } of registry) {
      const names = partsOf(machine).transitions.map((name) => inShape(machine, name));
      const key = kit ?? machine.id;
      known.set(key, [...(known.get(key) ?? []), ...names]);
    }
    const unknown = Object.entries(rows).flatMap(([key, byLevel]) =>
      Object.values(byLevel).flatMap((names: string[]) =>
        names.filter((name) => !known.get(key)?.includes(name)).map((name) => `${key} ${name}`),
      ),
    );
    expect(unknown).toEqual([]);
  });

  it('are those of the kept file, and meant where it lists nothing', () => {
    for (const one of registry) {
      const byLevel: Readonly<Record<string, readonly string[]>> = Object(rows[one.kit ?? one.machine.id]);
      const own = levelsOf(one);
      const listed = partsOf(one.machine).transitions.filter((name) =>
        Object.values(byLevel).some((names) => names.includes(inShape(one.machine, name))),
      );
      expect(countAt(own, 'meant')).toBe(own.size - listed.length);
    }
  });

  it('of an arrow are those of its least tested transition', () => {
    expect(leastLevel(levels, [first, ...others])).toBe('ran');
    expect(leastLevel(levels, others.slice(0, 1))).toBe(others.length > 0 ? 'meant' : undefined);
    expect(leastLevel(levels, ['unknown'])).toBeUndefined();
  });
});

describe('gallery by share of meant transitions', () => {
  it('lists every flow with its own chart once, the least share first', () => {
    const [group] = leastMeantOf('', 'least');
    const shares = group?.entries.map(percentOf) ?? [];
    expect(shares).toEqual(shares.toSorted((one, other) => one - other));
    expect(shares).toHaveLength(registry.filter(({ kit }) => !kit).length);
  });
});

describe('drawing of levels', () => {
  it('marks lines by class and captions by a sign, and neither without levels', async () => {
    const layout = await layoutChart(chartModel(theme.machine), ROOMS.page);
    const drawn = (given?: typeof levels) =>
      render(<Chart layout={layout} label="x" active={NOTHING} taken={NOTHING} levels={given} />).container;
    expect(drawn().querySelectorAll('.mark')).toHaveLength(0);
    const painted = drawn(levels);
    expect(painted.querySelectorAll('.mark')).toHaveLength(levels.size);
    expect([...painted.querySelectorAll('.mark.level-ran')].map((mark) => mark.textContent)).toEqual([
      '◐지나가기만 함',
    ]);
  });

  it('is told by a legend with the count of each level, and switched there', () => {
    const onPaint = vi.fn();
    render(<LevelLegend levels={levels} isPainted={false} onPaint={onPaint} />);
    expect(screen.getAllByRole('listitem')).toHaveLength(LEVELS.length);
    expect(screen.getByText(/지나가기만 함/)).toHaveTextContent('◐ 지나가기만 함 1');
    fireEvent.click(screen.getByRole('checkbox', { name: '시험한 정도로 칠하기' }));
    expect(onPaint).toHaveBeenCalledWith(true);
  });

  it('is told in words beside the drawing', () => {
    render(
      <TransitionTable
        machine={theme.machine}
        words={undefined}
        active={NOTHING}
        taken={NOTHING}
        levels={levels}
      />,
    );
    fireEvent.click(screen.getByText(/전이를 글로 보기/));
    expect(screen.getAllByText('◐ 지나가기만 함')).toHaveLength(1);
    expect(screen.getAllByRole('columnheader').at(-1)).toHaveTextContent('시험한 정도');
  });
});
