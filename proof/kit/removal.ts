import { done, failed, type RegistryEntry } from '../entry.ts';
import { answerQuestion, type Driver, type PortDriver } from './driver.ts';

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

/** Driver of a removal; `name` is on its button and on that of the confirmation. */
export const removal = (
  driver: Pick<Driver, 'member' | 'path'>,
  asks: PortDriver['asks'],
  name: string,
): Driver => ({
  ...driver,
  ports: { remove: { asks } },
  events: {
    'removal.asked': {
      press: (page, _event, flow) =>
        page.locator(`[data-flow="${flow}"]`).first().getByRole('button', { name, exact: true }),
    },
    'removal.confirmed': answerQuestion(name),
    'removal.dismissed': answerQuestion('취소'),
  },
  absent: /^removed$/,
});
