import type { AnyStateMachine } from 'xstate';
import { createLedgerMachine } from '#machines/kit/ledger.machine.ts';
import { createPagedMachine } from '#machines/kit/paged.machine.ts';
import { createRemovalMachine } from '#machines/kit/removal.machine.ts';
import { createResourceMachine } from '#machines/kit/resource.machine.ts';
import { createToggleMachine } from '#machines/kit/toggle.machine.ts';
import type { KitChart } from './entry.ts';

/** A chart that several flows are made of, with everything that one of them may hear. */
export type KitChartRow = { title: string; about: string; machine: AnyStateMachine };

/** Every kit chart; their flows name it in their rows. */
export const kitCharts: Readonly<Record<KitChart, KitChartRow>> = {
  resource: {
    title: '하나 불러오기',
    about: '하나를 불러와 보여 주고, 실패하면 다시 시도하게 해요.',
    machine: createResourceMachine({ id: 'resource', description: 'Loads one thing.', reloads: true }),
  },
  paged: {
    title: '쪽으로 보는 목록',
    about: '목록을 한 쪽씩 불러와요. 다음 쪽이 올 때까지 앞의 쪽이 남아 있어요.',
    machine: createPagedMachine({
      id: 'paged',
      description: 'A list read one page at a time.',
      size: 10,
      filters: 'alone',
      reloads: true,
    }),
  },
  ledger: {
    title: '숫자와 내역',
    about: '숫자와 그 내역을 따로 불러와요. 하나가 실패해도 다른 하나는 보여요.',
    machine: createLedgerMachine({ id: 'ledger', description: 'Figures and the rows behind them.' }),
  },
  toggle: {
    title: '누르는 표시',
    about: '누르면 바로 바뀌어 보이고, 서버가 거절하면 되돌아가요.',
    machine: createToggleMachine({ id: 'toggle', description: 'A mark that shows at once.' }),
  },
  removal: {
    title: '묻고 지우기',
    about: '한 번 묻고 나서 지우고, 거절되면 그대로 남겨요.',
    machine: createRemovalMachine({ id: 'removal', description: 'One thing is deleted after one question.' }),
  },
};
