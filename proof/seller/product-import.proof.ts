import type { ImportProgress, ImportReview } from '#domain/seller/products/import-endpoints.ts';
import { productFileMachine } from '#machines/seller/products/product-file.machine.ts';
import { productImportMachine } from '#machines/seller/products/product-import.machine.ts';
import { done, failed, type RegistryEntry } from '../entry.ts';
import { fileEntry } from '../kit/file.ts';
import { type Proof, proof } from '../page.ts';
import { noFilters } from './products.proof.ts';

const group = '판매';

const review: ImportReview = {
  ticket: '7f1c2f0e-6d5b-4c7e-9a57-1f2b3c4d5e6f',
  lines: 120,
  added: 3,
  changed: 8,
  same: 1,
  refused: 2,
  problems: [
    { line: 4, column: 'price', message: '숫자로 적어 주세요.' },
    { line: 9, column: 'size', message: '사이즈는 230부터 300까지 5 단위예요.' },
  ],
};

const nothing: ImportReview = {
  ...review,
  ticket: null,
  added: 0,
  changed: 0,
  same: 12,
  refused: 0,
  problems: [],
};

const half: ImportProgress = { total: 11, settled: 6, refused: 0, isOver: false, problems: [] };
const whole: ImportProgress = { ...half, settled: 11, isOver: true };

const part: ImportProgress = {
  ...whole,
  refused: 1,
  problems: [{ line: 7, column: null, message: '다른 곳에서 먼저 바꿨어요.' }],
};

const chosen = { type: 'file.chosen', file: new Blob(['판매자코드\n']) } as const;
const confirmed = { type: 'import.confirmed' } as const;
const unreadable = new Error('글자를 읽을 수 없어요.');
const broken = new Error('파일을 반영하지 못했어요.');
const looked = [chosen, done('check', review)];

const reading: RegistryEntry = {
  title: '상품 파일 올리기',
  group,
  machine: productImportMachine,
  rests: ['done', 'partly'],
  ports: {
    check: { done: review, error: unreadable, otherDone: [nothing] },
    applyNext: { done: whole, error: broken, otherDone: [half, part] },
  },
  events: [chosen, confirmed],
  walkthroughs: [
    {
      name: '살펴보고 반영하기',
      steps: [...looked, confirmed, done('applyNext', half), done('applyNext', whole)],
    },
    { name: '일부만 반영됨', steps: [...looked, confirmed, done('applyNext', part)] },
    {
      name: '읽을 수 없는 파일',
      steps: [chosen, failed('check', unreadable), chosen, done('check', review)],
    },
    { name: '바뀌는 것이 없는 파일', steps: [chosen, done('check', nothing), chosen, done('check', review)] },
    {
      name: '끊긴 뒤 이어서 하기',
      steps: [...looked, confirmed, failed('applyNext', broken), confirmed, done('applyNext', whole)],
    },
  ],
};

const written = fileEntry({
  title: '상품 파일 받기',
  group,
  machine: productFileMachine,
  filter: noFilters,
  fileName: 'products-2026-11-22.csv',
  csv: '상품번호,판매자코드\r\n',
});

export const proofs: readonly Proof[] = [
  proof(reading, {
    about: '상품 파일을 올려 무엇이 달라지는지 보고, 확인하면 반영해요.',
    says: {
      check: '파일을 살펴봐요',
      applyNext: '다음 상품들을 반영해요',
      'file.chosen': '파일을 골라요',
      'import.confirmed': '반영하기를 눌러요',
    },
    undriven: {
      why: 'a file is applied once, and what it adds stays for every other path',
      provenBy: 'e2e/seller-products.spec.ts',
    },
  }),
  proof(written, {
    about: '목록에 보이는 상품을 파일로 내려받아요.',
    says: { write: '상품을 파일로 만들어요', 'file.asked': '파일 내려받기를 눌러요' },
    undriven: {
      why: 'its answer is a file that the browser keeps',
      provenBy: 'e2e/seller-products.spec.ts',
    },
  }),
];
