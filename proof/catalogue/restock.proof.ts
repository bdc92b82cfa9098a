import { COLORS } from '#domain/catalogue/colors.ts';
import { addRestockAlert, listRestockAlerts, removeRestockAlert } from '#domain/catalogue/restock.ts';
import { restockAlertsMachine } from '#machines/catalogue/restock-alerts.machine.ts';
import { done, failed, type RegistryEntry } from '../entry.ts';
import { retry } from '../kit/driver.ts';
import { type Proof, proof } from '../page.ts';

const error = new Error('재입고 알림을 저장하지 못했어요.');
const toggled = { type: 'alert.toggled', optionId: 11 };
const retried = { type: 'screen.retried' };

/**
 * Registry entry of the chart of restock alerts of a product: sample data and labels for tests,
 * diagrams and the inspector.
 */
export const restockAlertsEntry: RegistryEntry = {
  title: '재입고 알림',
  group: '상품',
  machine: restockAlertsMachine,
  input: { productId: 1 },
  ports: {
    loadAlerts: { done: [], error },
    saveAlert: { done: { optionId: 11, on: true }, error },
  },
  events: [toggled, retried],
  walkthroughs: [
    {
      name: '신청하고 취소하기',
      steps: [
        done('loadAlerts', []),
        toggled,
        done('saveAlert', { optionId: 11, on: true }),
        toggled,
        done('saveAlert', { optionId: 11, on: false }),
      ],
    },
    {
      name: '실패하고 다시 시도하기',
      steps: [
        failed('loadAlerts', error),
        retried,
        done('loadAlerts', [11]),
        toggled,
        failed('saveAlert', error),
      ],
    },
  ],
};

export const proofs: readonly Proof[] = [
  proof(restockAlertsEntry, {
    about: '품절된 사이즈가 다시 들어오면 알려 달라고 해요.',
    says: {
      loadAlerts: '신청해 둔 알림을 불러와요',
      saveAlert: '알림 신청이나 취소를 저장해요',
      'alert.toggled': '재입고 알림을 켜거나 꺼요',
    },
    driver: {
      member: 'gunwoo',
      path: '/products/1',
      // A colour with a size that is sold out.
      reach: async (page) => {
        const { data } = await (await page.request.get('/api/products/1')).json();
        const soldOut = data.options.find(({ stock }: { stock: number }) => stock === 0);
        const name = COLORS.find(({ code }) => code === soldOut.color)?.name;
        await page.getByRole('button', { name: new RegExp(`^${name}`) }).click();
      },
      ports: {
        loadAlerts: { asks: [listRestockAlerts] },
        saveAlert: { asks: [addRestockAlert, removeRestockAlert], requests: 1 },
      },
      events: {
        'alert.toggled': {
          press: (page) => page.locator('[data-flow="restockAlerts"]').getByRole('button').first(),
        },
        'screen.retried': retry,
      },
    },
  }),
];
