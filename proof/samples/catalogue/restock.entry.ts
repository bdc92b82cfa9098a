import { restockAlertsMachine } from '#machines/catalogue/restock-alerts.machine.ts';
import { done, failed, type RegistryEntry } from '../../entry.ts';

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
