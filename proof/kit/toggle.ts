import { done, failed, type RegistryEntry } from '../entry.ts';

type ToggleRow = Pick<RegistryEntry, 'title' | 'group' | 'machine'> & { error: Error };

/** Registry row of a toggle: set and reset, refused. */
export function toggleEntry({ title, group, machine, error }: ToggleRow): RegistryEntry {
  const toggled = { type: 'mark.toggled' };
  const off = { on: false, count: 3 };
  const on = { on: true, count: 4 };
  return {
    title,
    group,
    machine,
    kit: 'toggle',
    input: { id: 1, mark: off },
    ports: { toggle: { done: on, error } },
    events: [toggled],
    walkthroughs: [
      { name: '두 번 눌러 되돌리기', steps: [toggled, toggled, done('toggle', on), done('toggle', off)] },
      { name: '실패하면 되돌아가기', steps: [toggled, failed('toggle', error)] },
    ],
  };
}
