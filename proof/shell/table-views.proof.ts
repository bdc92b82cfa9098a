import type { Page } from '@playwright/test';
import { tableViewsMachine } from '#machines/shell/table-views.machine.ts';
import type { RegistryEntry } from '../entry.ts';
import { type Proof, proof } from '../page.ts';

const compactChosen = { type: 'density.chosen', density: 'compact' } as const;
const roomyChosen = { type: 'density.chosen', density: 'roomy' } as const;
const emailToggled = { type: 'column.toggled', table: 'memberList', column: 'email' } as const;
const widthsChosen = {
  type: 'widths.chosen',
  table: 'memberList',
  widths: { nickname: 240, email: 200 },
} as const;
const widthsReset = { type: 'widths.cleared', table: 'memberList' } as const;

/** Opens the menu where a press outside has closed it. */
const openMenu = async (page: Page): Promise<void> => {
  if (!(await page.getByRole('menu').isVisible()))
    await page.getByRole('button', { name: '표 설정' }).click();
};

/** Registry entry of the chart of the views of tables, with sample data. */
export const tableViewsEntry: RegistryEntry = {
  title: '표 설정',
  group: '공통',
  machine: tableViewsMachine,
  input: { density: 'roomy', hidden: {}, widths: {} },
  ports: {},
  events: [compactChosen, roomyChosen, emailToggled, widthsChosen, widthsReset],
  walkthroughs: [
    { name: '좁게 보다가 다시 넓게', steps: [compactChosen, roomyChosen] },
    { name: '열 하나를 숨겼다가 다시 보이기', steps: [emailToggled, emailToggled] },
    { name: '열 너비를 바꿨다가 처음대로', steps: [widthsChosen, widthsReset] },
  ],
};

export const proofs: readonly Proof[] = [
  proof(tableViewsEntry, {
    about: '판매자와 관리자가 표의 줄 간격과 보일 열, 열 너비를 고르고, 이 브라우저에 남겨요.',
    says: {
      'density.chosen': '줄 간격을 골라요',
      'column.toggled': '열을 숨기거나 보여요',
      'widths.chosen': '열 너비를 바꿔요',
      'widths.cleared': '열 너비를 처음대로 돌려요',
    },
    driver: {
      outlivesScreen: 'the chart serves the tables of all desks',
      changesContext: true,
      path: '/user-manage',
      member: 'admin',
      reach: (page) => page.getByRole('button', { name: '표 설정' }).click(),
      ports: {},
      events: {
        'density.chosen': {
          before: openMenu,
          press: (page, event) =>
            page.getByRole('menuitemradio', { name: event.density === 'compact' ? '좁게' : '넓게' }),
        },
        'column.toggled': {
          before: openMenu,
          press: (page) => page.getByRole('menuitemcheckbox', { name: '이메일' }),
        },
        'widths.chosen': {
          before: (page) => page.getByRole('separator', { name: '닉네임 열 너비' }).press('ArrowRight'),
        },
        'widths.cleared': {
          before: openMenu,
          press: (page) => page.getByRole('menuitem', { name: '열 너비 처음대로' }),
        },
      },
    },
  }),
];
