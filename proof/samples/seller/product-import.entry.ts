import type { ImportProgress, ImportReview } from '#domain/seller/products/import-endpoints.ts';
import { productFileMachine } from '#machines/seller/products/product-file.machine.ts';
import { productImportMachine } from '#machines/seller/products/product-import.machine.ts';
import { done, failed, type RegistryEntry } from '../../entry.ts';
import { fileEntry } from '../kit/file.entry.ts';
import { noFilters } from './products.entry.ts';

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

/**
 * Registry entries of the charts of product import and export: sample data and labels for tests, drawings
 * and the inspector.
 */
export const sellerFileEntries: readonly RegistryEntry[] = [reading, written];
