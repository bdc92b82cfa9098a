import { expect, test } from 'vitest';
import { refusedBy } from '#machines/kit/form.ts';

const refusal = (sentence: string, fieldProblems: { field: string; message: string }[]) =>
  Object.assign(new Error(sentence), { fieldProblems });

test('refusedBy drops the message of the form if a field has the same one', () => {
  const taken = { field: 'nickname', message: '이미 쓰고 있어요.' };
  expect(refusedBy(refusal('이미 쓰고 있어요.', [taken]))).toEqual({ error: null, problems: [taken] });
});

test('refusedBy keeps its own message beside the named fields', () => {
  const short = { field: 'name', message: '두 글자부터예요.' };
  expect(refusedBy(refusal('입력을 확인해 주세요.', [short]))).toEqual({
    error: '입력을 확인해 주세요.',
    problems: [short],
  });
  expect(refusedBy(refusal('지금은 저장할 수 없어요.', []))).toEqual({
    error: '지금은 저장할 수 없어요.',
    problems: [],
  });
});
