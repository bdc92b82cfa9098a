import { parseSync } from 'vite';
import { describe, expect, it } from 'vitest';
import { namesIn, textsIn } from '../../support/words/texts-in.ts';
import { sources } from '../layers/sources.ts';

/** Matches a particle that leaves the choice of its form to the reader: 을(를), (으)로, 이/가. */
const BOTH_FORMS =
  /[은는이가을를과와]\([은는이가을를과와]\)|\((?:은|는|이|가|을|를|과|와|으|이)\)(?:은|는|이|가|을|를|과|와|로|라|나)|(?:은\/는|는\/은|이\/가|가\/이|을\/를|를\/을|과\/와|와\/과|으로\/로|로\/으로)/u;
/** Matches a particle with two forms, of which the name before it decides. */
const ONE_FORM = /^(?:은|는|이|가|을|를|과|와|으로)(?=[\s,.]|$)/u;
const SHOWN = /^(?:domain|server|machines)\/|^src\//;

/** Returns the texts of a file in which a particle has both of its forms. */
const withBothForms = (path: string, text: string): string[] =>
  textsIn(parseSync(path, text).program).filter((said) => BOTH_FORMS.test(said));
/** Returns the names in templates of a file that a particle with a fixed form follows. */
const withFixedForm = (path: string, text: string): string[] =>
  namesIn(parseSync(path, text).program)
    .filter(({ after }) => ONE_FORM.test(after))
    .map(({ name, after }) => `{${name}}${after}`);

const found = (of: (path: string, text: string) => string[]): string[] =>
  sources
    .filter(({ path, text }) => SHOWN.test(path) && /[가-힣]/.test(text))
    .flatMap(({ path, text }) => of(path, text).map((said) => `${path}: ${said}`));

describe('particles', () => {
  it('have one form in copy, chosen by asObject, asSubject or asTopic', () => {
    expect(found(withBothForms)).toEqual([]);
  });

  it('are not written after a name that may end either way', () => {
    expect(found(withFixedForm)).toEqual([]);
  });

  it.each([
    ['을(를)', "export const a = '이름을(를) 적어 주세요.';"],
    ['(으)로', "export const a = '주소(으)로 보냈어요.';"],
    ['이/가', "export const a = '상품이/가 없어요.';"],
  ])('with both forms are found: %s', (_, text) => {
    expect(withBothForms('a.ts', text)).toHaveLength(1);
  });

  it.each([
    ['the name of a variable', 'export const a = (name: string) => `$' + '{name}을 뺐어요.`;', 1],
    [
      'the name of a property',
      'export const a = (o: { title: string }) => `$' + '{o.title}이 끝났어요.`;',
      1,
    ],
    ['a count with its unit', 'export const a = (n: string) => `$' + '{n}개를 뺐어요.`;', 0],
    ['a noun after the name', 'export const a = (name: string) => `$' + '{name} 쿠폰을 받았어요.`;', 0],
  ])('with a fixed form are found only after names: %s', (_, text, count) => {
    expect(withFixedForm('a.ts', text)).toHaveLength(count);
  });
});
