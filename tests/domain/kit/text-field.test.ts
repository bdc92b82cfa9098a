import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { idSchema, intQuery } from '#domain/kit/forms/fields.ts';
import { dateField, hasControlCharacter, textField } from '#domain/kit/forms/form-fields.ts';
import { problemsIn, problemsOf, sentenceAt } from '#domain/kit/forms/problems.ts';

const sentencesOf = (schema: v.GenericSchema<unknown, unknown>, value: unknown): string[] =>
  problemsOf(schema, value).map(({ message }) => message);

describe('textField', () => {
  // Made in each test: its sentences are made with it.
  it.each([
    ['가나', []],
    ['가나다라', []],
    ['  가나  ', []],
    ['가', ['이름은 2자 이상 입력해 주세요.']],
    ['', ['이름은 2자 이상 입력해 주세요.']],
    ['가나다라마', ['이름은 4자까지 입력할 수 있어요.']],
    ['가\u0000나', ['이름에 쓸 수 없는 문자가 있어요.']],
    ['가\u200b', ['이름은 2자 이상 입력해 주세요.']],
    [3, ['이름을 글자로 입력해 주세요.']],
  ])('%j: %j', (text, sentences) => expect(sentencesOf(textField('이름', 2, 4), text)).toEqual(sentences));

  it('requires a value only if it is required', () => {
    expect(sentencesOf(textField('주소', 1, 4), ' ')).toEqual(['주소를 입력해 주세요.']);
    expect(sentencesOf(textField('주소', 0, 4), ' ')).toEqual([]);
    expect(v.parse(textField('주소', 0, 4), ' 가 ')).toBe('가');
  });

  it.each(['\u0000', '\u0008', '\u000b', '\u000c', '\u000e', '\u001f', '\u007f', '\ud800', '\udfff'])(
    'refuses %j',
    (character) => expect(hasControlCharacter(`가${character}나`)).toBe(true),
  );
  it.each(['', '\t', '\n', '\r', ' ', '~', '\u0080', '\ud7ff', '\ue000', '👟'])('accepts %j', (character) =>
    expect(hasControlCharacter(`가${character}나`)).toBe(false),
  );
});

describe('dateField', () => {
  it.each(['2026-11-21', '2024-02-29', '1900-01-01'])('accepts %s', (day) =>
    expect(sentencesOf(dateField, day)).toEqual([]),
  );
  it.each(['2026-02-29', '2026-04-31', '2026-13-01', '2026-00-10'])('refuses %s', (day) =>
    expect(sentencesOf(dateField, day)).toEqual(['달력에 없는 날짜예요.']),
  );
  it.each(['2026-1-1', ' 2026-11-21', '2026-11-211', '어제'])('refuses the notation %j', (day) =>
    expect(sentencesOf(dateField, day)).toContain('날짜는 2026-11-21처럼 입력해 주세요.'),
  );
});

describe('idSchema and intQuery', () => {
  it.each([1, '1', 999_999_999_999_999, '999999999999999'])('accept the id %j', (id) =>
    expect(v.parse(idSchema, id)).toBe(Number(id)),
  );
  it.each([0, '0', -1, 1.5, '1.5', '01', 'x', '', ' 1', '1 ', '1000000000000000', 1e15, null])(
    'refuse the id %j',
    (id) => expect(sentencesOf(idSchema, id)).toHaveLength(1),
  );

  const some = intQuery(7, 2, 12);
  it.each([
    [undefined, 7],
    ['2', 2],
    ['12', 12],
    [12, 12],
  ])('read %j as %i', (given, count) => expect(v.parse(some, given)).toBe(count));
  it.each([
    ['1', '2 이상이어야 해요.'],
    ['-3', '2 이상이어야 해요.'],
    ['13', '12 이하여야 해요.'],
    [2.5, '숫자를 입력해 주세요.'],
  ])('refuse %j: %s', (given, sentence) => expect(sentencesOf(some, given)).toEqual([sentence]));
  it.each(['1x', 'x1', '', '1234567890'])('refuse %j as no number', (given) =>
    expect(v.safeParse(some, given).success).toBe(false),
  );
});

describe('problemsOf and problemsIn', () => {
  const form = v.object({
    lines: v.array(v.object({ name: v.pipe(v.string(), v.minLength(1, '이름이 없어요.')) })),
  });

  it('name the field at any depth, and return nothing for valid input', () => {
    expect(problemsOf(form, { lines: [{ name: 'a' }, { name: '' }] })).toEqual([
      { field: 'lines.1.name', message: '이름이 없어요.' },
    ]);
    expect(problemsOf(v.string('글자가 아니에요.'), 3)).toEqual([{ field: '', message: '글자가 아니에요.' }]);
    expect(problemsOf(form, { lines: [] })).toEqual([]);
  });

  const rows = [
    { field: 'name', message: '이름을 입력해 주세요.' },
    { field: 'phone', message: '번호를 입력해 주세요.' },
    { field: 'phone', message: '번호가 짧아요.' },
  ];
  it('read the problems of a refusal', () => {
    expect(problemsIn(Object.assign(new Error('x'), { fieldProblems: rows }))).toEqual(rows);
    expect(problemsIn(Object.assign(new Error('x'), { fieldProblems: 'name' }))).toEqual([]);
    expect(problemsIn({ fieldProblems: rows })).toEqual([]);
    expect([problemsIn(new Error('x')), problemsIn(null), problemsIn('x')]).toEqual([[], [], []]);
  });

  it('return one problem per field, the first', () => {
    expect(sentenceAt(rows, 'phone')).toBe('번호를 입력해 주세요.');
    expect(sentenceAt(rows, 'name')).toBe('이름을 입력해 주세요.');
    expect(sentenceAt(rows, 'email')).toBeUndefined();
  });
});
