import { done, failed, type RegistryEntry } from '../../entry.ts';

type RemovalRow = Pick<RegistryEntry, 'title' | 'group' | 'machine'> & { error: Error };

/** Registry row of a removal: dismissed, confirmed, refused. */
export function removalEntry({ title, group, machine, error }: RemovalRow): RegistryEntry {
  const asked = { type: 'removal.asked' };
  const confirmed = { type: 'removal.confirmed' };
  const dismissed = { type: 'removal.dismissed' };
  return {
    title,
    group,
    machine,
    kit: 'removal',
    input: { id: 1 },
    ports: { remove: { done: undefined, error } },
    events: [asked, confirmed, dismissed],
    walkthroughs: [
      { name: '그만두었다가 다시 물어 지우기', steps: [asked, dismissed, asked, confirmed, done('remove')] },
      { name: '거절되면 그대로 남기', steps: [asked, confirmed, failed('remove', error)] },
    ],
  };
}
