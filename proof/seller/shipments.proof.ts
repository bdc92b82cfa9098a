import type { ShipmentsAnswer } from '#domain/seller/orders/shipments.ts';
import { shipmentFileMachine } from '#machines/seller/orders/shipment-file.machine.ts';
import { done, failed, type RegistryEntry, refusal, unanswered } from '../entry.ts';
import { type Proof, proof } from '../page.ts';

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
const SHIPMENTS = '주문번호\t상품주문번호\t택배사\t송장번호\nS2026112000000031\t71\tCJ대한통운\t612345678901';
const typed = { type: 'text.typed', text: SHIPMENTS } as const;
const submitted = { type: 'text.submitted' } as const;
const chosen = { type: 'file.chosen', file: new File([SHIPMENTS], 'shipments.csv') };
const confirmed = { type: 'shipment.confirmed' } as const;
const dismissed = { type: 'shipment.dismissed' } as const;
const unreadable = refusal('첫 줄에 이 열이 없어요: 송장번호', 'INVALID_INPUT_VALUE');

const file: RegistryEntry = {
  title: '송장 한 번에 등록',
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

export const proofs: readonly Proof[] = [
  proof(file, {
    about: '송장 목록을 붙여 넣거나 파일로 올려 확인하고, 한꺼번에 보내요.',
    says: {
      check: '목록을 읽고 줄마다 어떻게 될지 확인해요',
      apply: '확인한 줄을 보내요',
      'text.typed': '목록을 붙여 넣어요',
      'text.submitted': '먼저 확인하기를 눌러요',
      'file.chosen': '파일을 골라요',
      'shipment.confirmed': '보내기를 눌러요',
      'shipment.dismissed': '다시 고르거나 틀린 줄을 고쳐요',
    },
    undriven: {
      why: 'each line is sent once: a path would leave nothing to the next',
      provenBy: 'e2e/seller-journey.spec.ts',
    },
  }),
];
