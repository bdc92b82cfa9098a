import type { ShipmentsAnswer } from '#domain/seller/orders/shipments.ts';
import { shipmentFileMachine } from '#machines/seller/orders/shipment-file.machine.ts';
import { done, failed, type RegistryEntry, refusal, unanswered } from '../../entry.ts';

const rows = [
  {
    orderNo: 'S2026112000000031',
    orderItemId: '71',
    carrier: 'CJ대한통운',
    trackingNumber: '612345678901',
  },
  {
    orderNo: 'S2026112100000032',
    orderItemId: '72',
    carrier: '아무택배',
    trackingNumber: '612345678902',
  },
];
const good = { row: 1, orderItemId: 71, state: 'SHIPPED', reason: null, warning: null } as const;
const bad = {
  row: 2,
  orderItemId: null,
  state: 'REFUSED',
  reason: '택배사를 목록에 있는 이름으로 입력해 주세요.',
  warning: null,
} as const;

const some: ShipmentsAnswer = { shipped: 1, same: 0, refused: 1, rows: [good, bad] };
const all: ShipmentsAnswer = { shipped: 1, same: 0, refused: 0, rows: [good] };
const nothing: ShipmentsAnswer = { shipped: 0, same: 1, refused: 0, rows: [{ ...good, state: 'SAME' }] };
const planOf = (answer: ShipmentsAnswer) => ({ rows: rows.slice(0, answer.rows.length), answer });

/** Sample text of a shipment file, separated by tabs. */
export const SHIPMENTS =
  '주문번호\t상품주문번호\t택배사\t송장번호\nS2026112000000031\t71\tCJ대한통운\t612345678901';
const typed = { type: 'text.typed', text: SHIPMENTS } as const;
const submitted = { type: 'text.submitted' } as const;
const chosen = { type: 'file.chosen', file: new File([SHIPMENTS], 'shipments.csv') };
const confirmed = { type: 'shipment.confirmed' } as const;
const dismissed = { type: 'shipment.dismissed' } as const;
const unreadable = refusal('첫 줄에 이 열이 없어요: 송장번호', 'INVALID_INPUT_VALUE');

const file: RegistryEntry = {
  title: '송장 한꺼번에 등록',
  group: '판매자',
  machine: shipmentFileMachine,
  rests: ['done'],
  ports: {
    check: { done: planOf(some), error: unreadable, otherDone: [planOf(all), planOf(nothing)] },
    apply: { done: some, error: unanswered, otherDone: [all] },
  },
  events: [typed, submitted, chosen, confirmed, dismissed],
  walkthroughs: [
    {
      name: '붙여 넣어 보내고 틀린 줄 고치기',
      steps: [
        typed,
        submitted,
        done('check', planOf(some)),
        confirmed,
        done('apply', some),
        dismissed,
        submitted,
        done('check', planOf(all)),
        confirmed,
        done('apply', all),
      ],
    },
    { name: '파일로 보내기', steps: [chosen, done('check', planOf(all)), confirmed, done('apply', all)] },
    { name: '새로 보낼 것이 없음', steps: [chosen, done('check', planOf(nothing)), dismissed] },
    { name: '읽을 수 없는 파일', steps: [chosen, failed('check', unreadable), typed, submitted] },
    {
      name: '답을 못 받아 다시 보내기',
      steps: [
        typed,
        submitted,
        done('check', planOf(all)),
        confirmed,
        failed('apply', unanswered),
        confirmed,
        done('apply', all),
      ],
    },
    {
      name: '답을 못 받아 그만두기',
      steps: [
        typed,
        submitted,
        done('check', planOf(all)),
        confirmed,
        failed('apply', unanswered),
        dismissed,
      ],
    },
  ],
};

/**
 * Registry entries of the charts of shipment files: sample data and labels for tests, drawings and the
 * inspector.
 */
export const shipmentEntries: readonly RegistryEntry[] = [file];
