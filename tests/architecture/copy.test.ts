import { parseSync } from 'vite';
import { describe, expect, it } from 'vitest';
import { RETIRED } from '../support/words/retired-words.ts';
import { textsIn } from '../support/words/texts-in.ts';
import { sources } from './layers/sources.ts';

const HANGUL = /[가-힣]/;
/**
 * Matches a number with a unit that must come from a policy, a rule or data; digits of a format (`자리`) are excepted.
 */
const PROMISE =
  /\d[\d,.]*\s?(?:원|영업일|일|명|건|시간|시|분|초|%|P|포인트|회|번|개|장|켤레|주|년|MB|줄|자(?!리))/u;

/** Sentences with a number that is not a policy, each with the reason. */
const EXCEPTIONS: Readonly<Record<string, string>> = {
  '로그인 기록을 법에 따라 3개월 동안 보관해요.':
    'what was new in one version of a document stays as it was said',
  '2024년 기념 행사에 함께했어요.': 'the year is the name of the event',
};
/** Services that the shop does not have and no text may promise, each with the reason. */
const NOT_DONE: Readonly<Record<string, string>> = {
  '우선 배송': 'no rule sends an order before another',
  '전담 상담': 'no rule gives a member a person of their own',
  '이벤트 초대': 'events are open to all',
  '한정 혜택': 'a level gives a discount and free delivery, and nothing else',
  '모든 혜택': 'a level gives a discount and free delivery, and nothing else',
};
/** Files with copy: views should have none of their own, but could. */
const SHOWN = /^(?:domain|server|machines)\/|^src\//;
const COPY = /^(?:domain|server|machines)\/|^src\/.*\.text\.ts$|^src\/text\//;
/** The inspector is for engineers; seeds are data. */
const OTHERS = /^server\/seed\/|^src\/text\/inspector/;

type Node = { type?: string; value?: unknown } & Record<string, unknown>;

const hardCoded = (path: string, text: string): string[] =>
  textsIn(parseSync(path, text).program)
    .filter((said) => HANGUL.test(said) && PROMISE.test(said))
    .map((said) => said.trim());

const WORDS =
  'three|four|five|six|seven|eight|nine|ten|eleven|twelve|fourteen|fifteen|twenty|thirty|sixty|ninety|hundred|thousand';
const UNITS = 'second|minute|hour|day|week|month|year|percent|piece|row|line|picture|time';
/** Matches a number that must come from a policy or rule: digits, and number words from three on or before a unit. */
const API_NUMBER = new RegExp(`\\d|\\b(?:${WORDS})\\b|\\b(?:one|two) (?:${UNITS})s?\\b`, 'i');
/** Descriptions of operations with a number that is not a policy, each with the reason. */
const API_EXCEPTIONS: Readonly<Record<string, string>> = {
  'Returns the changes of a product file (part file: CSV, UTF-8 or CP949); changes nothing.':
    'names of encodings',
  'Recommends products in stock that match a sentence (contract 30), each with reasons; empty without a match.':
    'a section of the contract',
  'Lists events by page (starting at 1), newest, upcoming or recently ended first; drafts for administrators only.':
    'how the legacy API counts pages',
};

/** Returns the descriptions of operations as written in a file. */
function summariesIn(node: unknown): string[] {
  if (Array.isArray(node)) return node.flatMap(summariesIn);
  if (typeof node !== 'object' || node === null) return [];
  const { type, key, ...rest } = node as Node;
  const isSummary = type === 'Property' && (key as Node).name === 'summary';
  return isSummary ? textsIn(rest.value) : Object.values(rest).flatMap(summariesIn);
}
const numbersOfCalls = (path: string, text: string): string[] =>
  summariesIn(parseSync(path, text).program).filter((said) => API_NUMBER.test(said));

describe('endpoint descriptions', () => {
  const said = sources
    .filter(({ path, text }) => path.startsWith('domain/') && text.includes('summary:'))
    .flatMap(({ path, text }) => numbersOfCalls(path, text));

  it('take every number from a policy or another rule', () => {
    expect(said.filter((text) => !(text in API_EXCEPTIONS))).toEqual([]);
  });

  it('have no unused exception', () => {
    expect(Object.keys(API_EXCEPTIONS).filter((text) => !said.includes(text))).toEqual([]);
  });

  it.each([
    ['a word', "endpoint({ summary: 'Return within seven days of delivery' })", 1],
    ['digits', "endpoint({ summary: 'At most 10,000' })", 1],
    ['a small word before a unit', "endpoint({ summary: 'Within two days' })", 1],
    [
      'a template beside a number that is filled in',
      'endpoint({ summary: `$' + '{DAYS} days, ten rows` })',
      1,
    ],
    ['a number that is filled in', 'endpoint({ summary: `Within $' + '{DAYS} days` })', 0],
    ['a word that counts nothing', "endpoint({ summary: 'What changed between two moments' })", 0],
    ['another property', "endpoint({ path: '/seven', title: 'seven days' })", 0],
  ])('are checked for numbers: %s', (_, text, count) => {
    expect(numbersOfCalls('a.ts', text)).toHaveLength(count);
  });
});

/** Returns the places whose text has one of these words. */
const saying = (words: Readonly<Record<string, string>>): string[] =>
  sources
    .filter(({ path, text }) => SHOWN.test(path) && Object.keys(words).some((word) => text.includes(word)))
    .flatMap(({ path, text }) =>
      textsIn(parseSync(path, text).program).flatMap((said) =>
        Object.keys(words)
          .filter((word) => said.includes(word))
          .map((word) => `${path}: ${word} (${words[word]})`),
      ),
    );

describe('copy', () => {
  it('takes every number with a unit from a policy or from data', () => {
    const found = sources
      .filter(({ path, text }) => COPY.test(path) && !OTHERS.test(path) && HANGUL.test(text))
      .flatMap(({ path, text }) => hardCoded(path, text).map((said) => ({ path, said })))
      .filter(({ said }) => !(said in EXCEPTIONS));
    expect(found.map(({ path, said }) => `${path}: ${said}`)).toEqual([]);
  });

  it('uses one word per concept', () => {
    expect(saying(RETIRED)).toEqual([]);
  });

  it('promises nothing without a rule', () => {
    expect(saying(NOT_DONE)).toEqual([]);
  });

  it('is checked in views too', () => {
    expect(textsIn(parseSync('a.tsx', 'export const A = () => <p>구매 완료</p>;').program)).toContain(
      '구매 완료',
    );
  });

  it.each([
    ['a literal', "export const a = '링크는 30분 동안 쓸 수 있어요.';", ['링크는 30분 동안 쓸 수 있어요.']],
    ['a template', 'export const a = (n: string) => `$' + '{n}P 중 100P 단위로`;', ['P 중 100P 단위로']],
    [
      'a bound of a text',
      "v.maxLength(200, '이유는 200자까지 적어 주세요.')",
      ['이유는 200자까지 적어 주세요.'],
    ],
    [
      'a count of people or business days',
      "export const a = '100명까지, 3영업일 안에';",
      ['100명까지, 3영업일 안에'],
    ],
    ['digits of a format', "export const a = '우편번호 5자리';", []],
    ['a nested object', "export const a = { b: ['5장까지'] };", ['5장까지']],
    ['a number that is filled in', 'export const a = `$' + '{DAYS}일 안에`;', []],
    ['a number in a comment', '/** 7일 */ export const a = 7;', []],
    ['a number without a unit', "export const a = '2단계 인증';", []],
  ])('has a number in %s, and only there', (_, text, expected) => {
    expect(hardCoded('a.ts', text)).toEqual(expected);
  });
});
