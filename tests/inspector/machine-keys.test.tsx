import { fireEvent, render, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { registry } from '#proof/registry.ts';
import { nodesOf } from '#proof/walk.ts';
import { TransitionTable } from '#src/inspector/chart/transition-table.tsx';
import { StepPanel } from '#src/inspector/gallery/step-panel.tsx';
import { pressed } from '#src/inspector/gallery/use-step-keys.ts';
import { useWalk } from '#src/inspector/gallery/use-walk.ts';
import { levelsOf } from '#src/inspector/levels/levels.ts';
import { transitionList } from '#src/inspector/model/transition-list.ts';

const checkout = registry.find(({ machine }) => machine.id === 'checkout');
if (!checkout) throw new Error('no chart "checkout"');
const checkoutEntry = checkout;

const Panel = () => <StepPanel {...useWalk(checkoutEntry)} />;
const press = (key: string, target: Element = document.body) => fireEvent.keyDown(target, { key });
const stateNow = () => screen.getByRole('status').textContent ?? '';

describe('keys of a walk', () => {
  it('reach a failure of checkout in at most twelve, and go back and forward', () => {
    render(<Panel />);
    const buttons = () => screen.getAllByRole('button').filter((button) => button.querySelector('kbd'));
    const numberOf = (name: RegExp) => {
      const at = buttons().findIndex((button) => name.test(button.getAttribute('aria-label') ?? ''));
      return String(at + 1);
    };
    let keys = 0;
    for (const outcome of [/giveUp 성공$/, /load 실패$/]) {
      press(numberOf(outcome));
      keys += 1;
    }
    expect(stateNow()).toContain('failed');
    expect(keys).toBeLessThanOrEqual(12);
    press('b');
    expect(stateNow()).toContain('loading');
    press('j');
    expect(stateNow()).toContain('failed');
    press('k');
    press('k');
    expect(stateNow()).toContain('givingUp');
  });

  it('show and hide their list', () => {
    render(<Panel />);
    press('?');
    expect(screen.getByText('한 단계 뒤로')).toBeVisible();
    press('?');
    expect(screen.queryByText('한 단계 뒤로')).toBeNull();
  });

  it('keep the focus in the panel when the pressed button is gone', () => {
    render(<Panel />);
    const button = screen.getByRole('button', { name: /giveUp 성공$/ });
    button.focus();
    fireEvent.click(button);
    expect(document.activeElement).not.toBe(document.body);
  });

  it('are left alone in a field, and with Ctrl', () => {
    const keys = {
      forward: vi.fn(),
      back: vi.fn(),
      play: vi.fn(),
      search: vi.fn(),
      help: vi.fn(),
      choose: vi.fn(),
    };
    render(<textarea aria-label="JSON" />);
    const hear = (event: Event) => pressed(event as KeyboardEvent, keys);
    document.addEventListener('keydown', hear);
    press('j', screen.getByLabelText('JSON'));
    fireEvent.keyDown(document.body, { key: 'p', ctrlKey: true });
    document.removeEventListener('keydown', hear);
    expect(Object.values(keys).flatMap((key) => key.mock.calls)).toEqual([]);
  });
});

describe('transitions of a chart as text', () => {
  it.each(registry.map(({ machine }) => [machine.id, machine] as const))('are all of %s', (_, machine) => {
    const written = nodesOf(machine)
      .flatMap((node) => [...[...node.transitions.values()].flat(), ...(node.always ?? [])])
      .flatMap(({ target }): readonly unknown[] => target ?? [null]);
    expect(transitionList(machine)).toHaveLength(written.length);
  });

  it('have event, target, guard and effects, with the current state marked', () => {
    const { machine, words } = checkoutEntry;
    render(
      <TransitionTable
        machine={machine}
        words={words}
        active={new Set(['checkout.starting'])}
        taken={new Set()}
        levels={levelsOf(checkoutEntry)}
      />,
    );
    fireEvent.click(screen.getByText(/전이를 글로 보기/));
    const rows = screen.getAllByRole('row').filter((row) => row.dataset.active === 'true');
    expect(rows.length).toBeGreaterThan(3);
    const paid = rows.find((row) => within(row).queryByText('isPaid'));
    expect(paid).toHaveTextContent('starting (지금)');
    expect(paid).toHaveTextContent('ordered');
  });
});
