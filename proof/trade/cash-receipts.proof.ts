import { cashReceiptMachine } from '#machines/trade/cash-receipt.machine.ts';
import { done, failed, unanswered } from '../entry.ts';
import { type Proof, proof } from '../page.ts';
import { receiptExists, receiptTyped } from './cash-receipts.samples.ts';
import { submitted } from './orders.samples.ts';

export const proofs: readonly Proof[] = [
  proof(
    {
      title: '현금영수증 신청',
      group: '주문',
      machine: cashReceiptMachine,
      kit: 'form',
      input: { id: 31 },
      ports: { save: { done: undefined, error: receiptExists, otherErrors: [unanswered] } },
      events: [
        receiptTyped,
        { type: 'field.changed', change: { kind: 'BUSINESS', number: '220-81-62518' } },
        submitted,
      ],
      walkthroughs: [
        { name: '휴대전화번호로 신청', steps: [receiptTyped, submitted, done('save')] },
        { name: '번호 없이는 보내지지 않음', steps: [submitted] },
        {
          name: '이미 신청한 주문',
          steps: [receiptTyped, submitted, failed('save', receiptExists)],
        },
        {
          name: '답을 못 받아 다시 보내기',
          steps: [receiptTyped, submitted, failed('save', unanswered), submitted, done('save')],
        },
      ],
    },
    {
      about: '무통장입금으로 낸 돈의 현금영수증을 신청해요.',
      says: { save: '현금영수증을 신청해요', 'form.submitted': '신청하기를 눌러요' },
      undriven: {
        why: 'each path would need an order by deposit of its own',
        provenBy: 'tests/views/trade/cash-receipts.test.tsx',
      },
    },
  ),
];
