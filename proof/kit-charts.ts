import type { AnyStateMachine } from 'xstate';
import { createFileMachine } from '#machines/kit/file.machine.ts';
import { createFormMachine } from '#machines/kit/form.machine.ts';
import { createLedgerMachine } from '#machines/kit/ledger.machine.ts';
import { createLoadedFormMachine } from '#machines/kit/loaded-form.machine.ts';
import { createPagedMachine } from '#machines/kit/paged.machine.ts';
import { createRemovalMachine } from '#machines/kit/removal.machine.ts';
import { createResourceMachine } from '#machines/kit/resource.machine.ts';
import { createToggleMachine } from '#machines/kit/toggle.machine.ts';
import type { KitChart } from './entry.ts';

/** A kit chart with every optional event that its flows may use. */
export type KitChartRow = { title: string; about: string; machine: AnyStateMachine };

/** Every kit chart by name; registry rows refer to it. */
export const kitCharts: Readonly<Record<KitChart, KitChartRow>> = {
  resource: {
    title: '하나 불러오기',
    about: '하나를 불러와 보여 주고, 실패하면 다시 시도하게 해요.',
    machine: createResourceMachine({
      id: 'resource',
      description: 'Loads one thing.',
      reloads: true,
      follows: true,
    }),
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
    machine: createLedgerMachine({
      id: 'ledger',
      description: 'Figures and the rows behind them.',
      filters: true,
    }),
  },
  toggle: {
    title: '누르는 표시',
    about: '누르면 바로 바뀌어 보이고, 서버가 거절하면 되돌아가요.',
    machine: createToggleMachine({ id: 'toggle', description: 'A mark that shows at once.' }),
  },
  form: {
    title: '양식 쓰기',
    about: '칸을 채워 보내요. 틀린 칸은 알려 주고, 거절되거나 답이 없으면 쓴 것을 그대로 둬요.',
    machine: createFormMachine({
      id: 'form',
      description: 'Filled in, checked, sent once.',
      blank: () => ({}),
      rules: () => [],
      toBody: () => undefined,
    }),
  },
  loadedForm: {
    title: '불러와서 양식 쓰기',
    about: '고칠 것이나 고를 것을 먼저 불러와요. 쓸 것이 없으면 쓰기 전에 알려 줘요.',
    machine: createLoadedFormMachine({
      id: 'loadedForm',
      description: 'Read first, then filled in, checked and sent once.',
      blank: { values: {}, about: null },
      isClosed: () => false,
      rules: () => [],
      toBody: () => undefined,
      tidy: ({ values }) => values,
    }),
  },
  removal: {
    title: '묻고 지우기',
    about: '한 번 묻고 나서 지우고, 거절되면 그대로 남겨요.',
    machine: createRemovalMachine({ id: 'removal', description: 'One thing is deleted after one question.' }),
  },
  file: {
    title: '파일로 받기',
    about: '본인 확인을 하고, 보이는 것을 파일로 만들어 내려받아요.',
    machine: createFileMachine({ id: 'file', description: 'What is shown, as a file.' }),
  },
};
