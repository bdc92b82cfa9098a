import type { AnyMachineSnapshot } from 'xstate';
import type { RegistryEntry } from '../../entry.ts';
import { type ChartProperties, wordingsOf } from './property.ts';

const { never, leaves } = wordingsOf<AnyMachineSnapshot>();

/** Tags of states that wait for an answer. */
const WAITING = ['busy', 'saving', 'pending'] as const;

/** Number of states that a search of any chart looks at; its own properties are searched further. */
const LIMIT = 80;

/** Events by which a person sends something. */
const SENDS = /^form\.submitted$|\.confirmed$/;

const isWaiting = (at: AnyMachineSnapshot): boolean =>
  WAITING.some((tag) => at.hasTag(tag)) && at._nodes.some(({ invoke }) => invoke.length > 0);

/** Properties that every chart of the registry has. */
export const everyChart = ({ machine, events }: RegistryEntry): ChartProperties => ({
  chart: machine.id,
  limit: LIMIT,
  properties: [
    leaves('waitingEnds', '모든 포트가 답하면 기다리는 상태는 모두 끝나요.', isWaiting),
    never(
      'savingIsSentAgain',
      '저장하는 동안에는 같은 것을 다시 보낼 수 없어요.',
      (moment) =>
        moment.before?.hasTag('saving') === true &&
        SENDS.test(moment.event?.type ?? '') &&
        moment.asked.length > 0,
    ),
    never('fails', '처리하지 못한 실패로 멈추지 않아요.', ({ at }) => at.status === 'error'),
  ],
  events,
});
