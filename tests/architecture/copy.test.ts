import { parseSync } from 'vite';
import { describe, expect, it } from 'vitest';
import { sources } from './sources.ts';

const HANGUL = /[가-힣]/;
/** A number with a unit that a policy or data has to give. */
const PROMISE = /\d[\d,.]*\s?(?:원|일|시간|시|분|초|%|P|포인트|회|번|개|장|켤레|주|년|MB|줄)/u;

/** Sentences whose number is no policy; each with the reason. */
const EXCEPTIONS: Readonly<Record<string, string>> = {
  '로그인 기록을 법에 따라 3개월 동안 보관해요.':
    'what was new in one version of a document stays as it was said',
  '2024년 기념 행사에 함께했어요.': 'the year is the name of the event',
};
/** Another word for something that already has one, and the one to use. */
const RETIRED: Readonly<Record<string, string>> = {
  '구매 확정': '구매확정',
  '취소와 반품': '취소·반품',
  '관리자 홈': '대시보드',
  '판매자 홈': '대시보드',
  '피드 작성': '피드 쓰기',
  '피드 올리기': '피드 쓰기',
  '뱃지 점수': '활동 점수',
};
const COPY = /^(?:domain|server|machines)\/|^src\/.*\.text\.ts$|^src\/text\//;
/** The inspector speaks to engineers about its own stubs; seeds are data. */
const OTHERS = /^server\/seed\/|^src\/text\/inspector/;

type Node = { type?: string; value?: unknown } & Record<string, unknown>;

/** Korean text of literals and templates, wherever it stands in a file. */
function textsIn(node: unknown): string[] {
  if (Array.isArray(node)) return node.flatMap(textsIn);
  if (typeof node !== 'object' || node === null) return [];
  const { type, value, ...rest } = node as Node;
  if (type === 'Literal') return typeof value === 'string' ? [value] : [];
  if (type === 'TemplateElement') return [(value as { cooked: string }).cooked];
  return [value, ...Object.values(rest)].flatMap(textsIn);
}

const hardCoded = (path: string, text: string): string[] =>
  textsIn(parseSync(path, text).program)
    .filter((said) => HANGUL.test(said) && PROMISE.test(said))
    .map((said) => said.trim());

describe('copy', () => {
  it('takes every number with a unit from a policy or from data', () => {
    const found = sources
      .filter(({ path, text }) => COPY.test(path) && !OTHERS.test(path) && HANGUL.test(text))
      .flatMap(({ path, text }) => hardCoded(path, text).map((said) => ({ path, said })))
      .filter(({ said }) => !(said in EXCEPTIONS));
    expect(found.map(({ path, said }) => `${path}: ${said}`)).toEqual([]);
  });

  it('says each thing in one word', () => {
    const found = sources
      .filter(({ path, text }) => COPY.test(path) && HANGUL.test(text))
      .flatMap(({ path, text }) =>
        textsIn(parseSync(path, text).program).flatMap((said) =>
          Object.keys(RETIRED)
            .filter((word) => said.includes(word))
            .map((word) => `${path}: ${word}, say ${RETIRED[word]}`),
        ),
      );
    expect(found).toEqual([]);
  });

  it.each([
    ['a literal', "export const a = '링크는 30분 동안 쓸 수 있어요.';", ['링크는 30분 동안 쓸 수 있어요.']],
    ['a template', 'export const a = (n: string) => `$' + '{n}P 중 100P 단위로`;', ['P 중 100P 단위로']],
    ['a nested object', "export const a = { b: ['5장까지'] };", ['5장까지']],
    ['a number that is filled in', 'export const a = `$' + '{DAYS}일 안에`;', []],
    ['a number in a comment', '/** 7일 */ export const a = 7;', []],
    ['a number without a unit', "export const a = '2단계 인증';", []],
  ])('finds a number in %s, and only there', (_, text, expected) => {
    expect(hardCoded('a.ts', text)).toEqual(expected);
  });
});
