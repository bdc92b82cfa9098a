import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { registry } from '#proof/registry.ts';
import { ChartPane } from '#src/inspector/chart/chart-pane.tsx';
import { Minimap } from '#src/inspector/chart/minimap.tsx';
import { pinched } from '#src/inspector/chart/pinch.ts';
import { isWhole, readable, withPoint } from '#src/inspector/chart/view.ts';
import { chartModel } from '#src/inspector/model/chart-model.ts';
import { foldableIn, folded } from '#src/inspector/model/folded.ts';

const found = registry.find(({ machine }) => machine.id === 'profileEdit');
if (!found) throw new Error('no chart "profileEdit"');
const { machine, words } = found;
const ROOM = { width: 400, height: 300 };
/** Size of the smallest text of a drawing (chart-style.ts), and the smallest that can be read. */
const SMALLEST = 11;
/** The layout engine is loaded with the first chart, on a machine that others keep busy. */
const LATE = { timeout: 15_000 };

describe('fitted view of a chart', () => {
  it.each([
    { width: 300, height: 200 },
    { width: 3_000, height: 2_000 },
  ])('shows no text under 11 px for a content of %o', (content) => {
    expect(readable(content, ROOM, { x: 0, y: 0 }).scale * SMALLEST).toBeGreaterThanOrEqual(11);
  });

  it('moves to a point only if that point cannot be seen', () => {
    const view = { x: 0, y: 0, scale: 1 };
    expect(withPoint(view, ROOM, { x: 100, y: 100 })).toBe(view);
    expect(withPoint(view, ROOM, { x: 1_000, y: 100 })).toMatchObject({ x: -800, y: 50 });
  });
});

describe('two fingers', () => {
  it('zoom a chart around their middle, and move it', () => {
    const view = { x: 0, y: 0, scale: 1 };
    const apart = pinched(
      view,
      [
        { x: 100, y: 0 },
        { x: 200, y: 0 },
      ],
      [
        { x: 50, y: 0 },
        { x: 250, y: 0 },
      ],
    );
    expect(apart).toEqual({ x: -150, y: 0, scale: 2 });
    const moved = pinched(
      view,
      [
        { x: 0, y: 0 },
        { x: 10, y: 0 },
      ],
      [
        { x: 5, y: 7 },
        { x: 15, y: 7 },
      ],
    );
    expect(moved).toEqual({ x: 5, y: 7, scale: 1 });
  });
});

describe('folded states of a chart', () => {
  const model = chartModel(machine, words);

  it('hide the states below them, and keep every arrow that leads in or out', () => {
    const { root, edges } = folded(model, new Set(['profileEdit.form']));
    const form = root.children.find(({ key }) => key === 'form');
    expect(form).toMatchObject({ children: [], folded: 10 });
    expect(edges.filter(({ from, to }) => `${from} ${to}`.includes('profileEdit.form.'))).toEqual([]);
    expect(edges.some(({ from }) => from.startsWith('profileEdit.image.'))).toBe(true);
  });

  it('do not change a chart in which none is folded', () => {
    expect(folded(model, new Set())).toEqual(model);
    expect(foldableIn(model.root)).toEqual([
      'profileEdit.form',
      'profileEdit.form.editing',
      'profileEdit.image',
    ]);
  });

  it('are folded and unfolded by a button at each, and by one for all', async () => {
    render(
      <ChartPane machine={machine} words={words} label="내 정보 수정" active={new Set()} taken={new Set()} />,
    );
    const form = await screen.findByRole('button', { name: '회원 정보 양식 안의 상태' }, LATE);
    expect(form).toHaveAttribute('aria-expanded', 'true');
    fireEvent.click(form);
    expect(await screen.findByText(/상태 \d+개 접힘/, {}, LATE)).toBeInTheDocument();
    fireEvent.click(screen.getByRole('button', { name: '모두 펼치기' }));
    expect(await screen.findByRole('button', { name: '작성 중 안의 상태' }, LATE)).toBeInTheDocument();
  });
});

describe('overview of a chart', () => {
  const layout = { width: 2_000, height: 1_000, nodes: [], edges: [] };
  it('is there only while a part of the chart is hidden', () => {
    const view = { x: 0, y: 0, scale: 1 };
    expect(isWhole(layout, view, ROOM)).toBe(false);
    const { container, rerender } = render(
      <Minimap layout={layout} active={new Set()} view={view} room={ROOM} />,
    );
    expect(container.querySelector('.seen')).not.toBeNull();
    rerender(<Minimap layout={layout} active={new Set()} view={{ x: 0, y: 0, scale: 0.2 }} room={ROOM} />);
    expect(container.querySelector('.seen')).toBeNull();
  });
});
