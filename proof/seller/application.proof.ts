import { applicationDocumentMachine } from '#machines/seller/store/application-document.machine.ts';
import { applicationFormMachine } from '#machines/seller/store/application-form.machine.ts';
import { ownDocumentFileMachine } from '#machines/seller/store/own-document-file.machine.ts';
import { sellerApplicationMachine } from '#machines/seller/store/seller-application.machine.ts';
import { done, failed, type RegistryEntry, unanswered } from '../entry.ts';
import { fileEntry } from '../kit/file.ts';
import { type Proof, proof } from '../page.ts';
import {
  admin,
  again,
  chosen,
  closed,
  confirmed,
  dismissed,
  editConflict,
  error,
  filled,
  group,
  huge,
  kept,
  locked,
  more,
  no,
  none,
  opened,
  pressed,
  removal,
  removed,
  retried,
  seller,
  sent,
  storedDocument,
  taken,
  unnamed,
  waits,
  withdrawn,
} from './application.samples.ts';

const page: RegistryEntry = {
  title: '판매자 신청',
  group,
  machine: sellerApplicationMachine,
  rests: ['staff', 'approved'],
  ports: {
    load: { done: waits, error, otherDone: [none, more, no, again, seller, admin, withdrawn] },
    withdraw: { done: undefined, error: editConflict },
  },
  events: [opened, closed, sent, removal, confirmed, dismissed, retried],
  walkthroughs: [
    { name: '처음 신청하기', steps: [done('load', none), opened, sent, done('load', waits)] },
    { name: '쓰다가 그만두기', steps: [done('load', none), opened, closed] },
    {
      name: '보완해서 다시 보내기',
      steps: [done('load', more), opened, sent, done('load', waits)],
    },
    {
      name: '철회하기',
      steps: [
        done('load', waits),
        removal,
        dismissed,
        removal,
        confirmed,
        done('withdraw'),
        done('load', withdrawn),
      ],
    },
    {
      name: '철회하는 사이 승인됨',
      steps: [done('load', waits), removal, confirmed, failed('withdraw', editConflict)],
    },
    { name: '반려되어 기다리기', steps: [done('load', no)] },
    { name: '반려된 뒤 다시 신청', steps: [done('load', again), opened, sent, done('load', waits)] },
    { name: '승인되어 판매자가 됨', steps: [done('load', seller)] },
    { name: '관리자가 열어 봄', steps: [done('load', admin)] },
    { name: '못 읽은 뒤 다시', steps: [failed('load', error), retried, done('load', waits)] },
  ],
};

const form: RegistryEntry = {
  title: '판매자 신청서',
  group,
  machine: applicationFormMachine,
  kit: 'form',
  input: null,
  ports: { save: { done: undefined, error: taken, otherErrors: [unanswered] } },
  events: [filled, unnamed, pressed],
  walkthroughs: [
    { name: '채워서 보내기', steps: [filled, pressed, done('save')] },
    {
      name: '이름이 겹쳐 다시 보내기',
      steps: [filled, pressed, failed('save', taken), pressed, done('save')],
    },
    {
      name: '답을 못 받아 다시 보내기',
      steps: [filled, pressed, failed('save', unanswered), pressed, done('save')],
    },
    { name: '빈 신청서는 보내지지 않음', steps: [pressed] },
  ],
};

const document: RegistryEntry = {
  title: '사업자등록증 올리기',
  group,
  machine: applicationDocumentMachine,
  input: null,
  ports: { upload: { done: storedDocument, error: locked } },
  events: [chosen, huge, removed],
  walkthroughs: [
    { name: '올리고 빼기', steps: [chosen, kept, removed] },
    { name: '올린 뒤 다른 파일로', steps: [chosen, kept, chosen, kept] },
    { name: '거절되어 다른 파일로', steps: [chosen, failed('upload', locked), chosen, kept] },
    { name: '너무 큰 파일은 보내지 않음', steps: [huge, chosen, kept, huge, removed] },
  ],
};

export const proofs: readonly Proof[] = [
  proof(page, {
    about: '판매자가 되려고 신청하고, 심사가 어떻게 되어 가는지 봐요.',
    says: {
      load: '내 신청과 역할을 불러와요',
      withdraw: '신청을 철회해요',
      'form.opened': '신청서 쓰기나 다시 보내기를 눌러요',
      'form.closed': '취소를 눌러요',
      'form.finished': '신청서를 다 보냈어요',
      'withdrawal.asked': '신청 철회를 눌러요',
      'withdrawal.confirmed': '물음에 신청 철회를 눌러요',
      'withdrawal.dismissed': '물음에 취소를 눌러요',
    },
    undriven: {
      why: 'who was approved is a seller: a path would change who the member is for all others',
      provenBy: 'tests/views/seller/become-seller.test.tsx',
    },
  }),
  proof(form, {
    about: '사업자 정보를 입력해 신청해 주세요.',
    says: { save: '신청서를 보내요', 'form.submitted': '신청하기를 눌러요' },
    undriven: {
      why: 'it is sent once, and what was sent keeps the next path from opening it',
      provenBy: 'tests/views/seller/become-seller.test.tsx',
    },
  }),
  proof(document, {
    about: '사업자등록증을 골라 신청서에 붙여요. 다른 파일로 바꾸거나 뺄 수 있어요.',
    says: {
      upload: '파일을 올려요',
      'paper.chosen': '파일을 골라요',
      'paper.removed': '파일 빼기를 눌러요',
    },
    undriven: {
      why: 'it stands in a form that is sent once: a path would need a member of its own',
      provenBy: 'e2e/seller-journey.spec.ts',
    },
  }),
  proof(
    fileEntry({
      title: '보낸 사업자등록증 받기',
      group,
      machine: ownDocumentFileMachine,
      filter: { applicationId: 1, kind: 'PDF' },
      fileName: 'document-1.pdf',
      bytes: new Blob(['%PDF-']),
    }),
    {
      about: '신청하며 보낸 사업자등록증을 다시 받아 봐요.',
      says: { write: '보낸 파일을 가져와요', 'file.asked': '파일 받기를 눌러요' },
      undriven: {
        why: 'its answer is a file that the browser keeps',
        provenBy: 'tests/views/seller/become-seller.test.tsx',
      },
    },
  ),
];
