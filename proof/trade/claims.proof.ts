import { claimRefundMachine } from '#machines/trade/claim-refund.machine.ts';
import { claimWithdrawalMachine } from '#machines/trade/claim-withdrawal.machine.ts';
import { orderClaimMachine } from '#machines/trade/order-claim.machine.ts';
import { ownParcelMachine } from '#machines/trade/own-parcel.machine.ts';
import { done, failed, unanswered } from '../entry.ts';
import { removalEntry } from '../kit/removal.ts';
import { resourceEntry } from '../kit/resource.ts';
import { type Proof, proof } from '../page.ts';
import { claim, claimRefused, exchange, lateClaim, own, reason, typed } from './claims.samples.ts';
import { claimRefundDriver, claimWithdrawal, orderClaimDriver } from './orders.driver.ts';
import { error, refund, refused, submitted } from './orders.samples.ts';

export const proofs: readonly Proof[] = [
  proof(
    removalEntry({
      title: '반품·교환 요청 철회',
      group: '주문',
      machine: claimWithdrawalMachine,
      error: refused,
    }),
    {
      about: '아직 처리되지 않은 반품·교환 요청을 철회해요.',
      says: {
        remove: '요청을 철회해요',
        'removal.asked': '요청 철회를 눌러요',
        'removal.confirmed': '묻는 창에서 철회하겠다고 해요',
      },
      driver: claimWithdrawal,
    },
  ),
  proof(
    {
      title: '반품과 교환',
      group: '주문',
      machine: orderClaimMachine,
      kit: 'loadedForm',
      input: { target: { orderId: 31, orderItemId: 11 } },
      ports: {
        load: { done: claim, error, otherDone: [lateClaim] },
        save: { done: undefined, error: claimRefused, otherErrors: [unanswered] },
      },
      events: [
        reason,
        exchange,
        { type: 'field.changed', change: { detail: '작아요' } },
        { type: 'field.changed', change: { images: [] } },
        own,
        submitted,
        { type: 'screen.retried' },
      ],
      walkthroughs: [
        {
          name: '사이즈가 작아 반품',
          steps: [done('load', claim), reason, submitted, done('save')],
        },
        {
          name: '다른 사이즈로 교환',
          steps: [done('load', claim), exchange, reason, submitted, done('save')],
        },
        {
          name: '답을 못 받아 다시 보내기',
          steps: [done('load', claim), reason, submitted, failed('save', unanswered), submitted],
        },
        {
          name: '직접 보내는 반품',
          steps: [done('load', claim), own, reason, submitted, done('save')],
        },
        { name: '기간이 지남', steps: [done('load', lateClaim)] },
        { name: '사유 없이 보내기', steps: [done('load', claim), submitted] },
      ],
    },
    {
      about: '받은 상품의 반품이나 교환을 요청해요. 돌려받을 금액을 미리 봐요.',
      says: {
        load: '요청할 상품을 불러와요',
        save: '반품·교환 요청을 보내요',
        'field.changed': '종류나 사유, 보내는 방법, 사진을 고르고 내용을 적어요',
        'form.submitted': '반품이나 교환 요청을 눌러요',
      },
      driver: orderClaimDriver,
    },
  ),
  proof(
    resourceEntry({
      title: '반품하면 환불되는 금액',
      group: '주문',
      machine: claimRefundMachine,
      input: { orderId: 31, orderItemId: 11, reason: 'SIZE', isPrepaid: false, quantity: null },
      load: { done: refund, error: refused },
    }),
    {
      about: '반품 사유를 고르면 돌려받을 금액을 미리 봐요.',
      says: { load: '돌려받을 금액을 물어봐요' },
      driver: claimRefundDriver,
    },
  ),
  proof(
    {
      title: '직접 보낸 송장',
      group: '주문',
      machine: ownParcelMachine,
      kit: 'form',
      input: { id: 5, before: { carrier: '', tracking: '' } },
      ports: { save: { done: undefined, error: claimRefused, otherErrors: [unanswered] } },
      events: [typed, { type: 'field.changed', change: { carrier: '' } }, submitted],
      walkthroughs: [
        { name: '송장을 적어 저장', steps: [typed, submitted, done('save')] },
        { name: '택배사 없이는 보내지지 않음', steps: [submitted] },
        {
          name: '거절된 뒤 다시 저장',
          steps: [typed, submitted, failed('save', claimRefused), submitted, done('save')],
        },
        {
          name: '답을 못 받아 다시 보내기',
          steps: [typed, submitted, failed('save', unanswered), submitted, done('save')],
        },
      ],
    },
    {
      about: '반품하거나 교환할 상품을 직접 보낸 택배사와 송장 번호를 적거나 고쳐요.',
      says: { save: '송장을 저장해요', 'form.submitted': '저장하기를 눌러요' },
      undriven: {
        why: 'the first number moves a claim on for good, and each path would need a claim of its own',
        provenBy: 'tests/views/trade/claim-stages.test.tsx',
      },
    },
  ),
];
