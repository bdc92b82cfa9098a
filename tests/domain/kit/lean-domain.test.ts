import { parseSync } from 'vite';
import { describe, expect, it } from 'vitest';
import { leanDomain } from '../../../scripts/lib/bundle/lean-domain.ts';

const sources = Object.entries(
  import.meta.glob<string>('/domain/**/*.ts', { query: '?raw', import: 'default', eager: true }),
);
const lean = (source: string) => leanDomain('domain.ts', source);
const withoutMarks = (text: string) => text.replaceAll('/* @__PURE__ */ ', '');

describe('domain modules in the client bundle', () => {
  it.each(sources)('%s can be parsed and keeps its line numbers', (path, source) => {
    const text = lean(source);
    expect(parseSync(path, text).errors).toEqual([]);
    expect(text.split('\n')).toHaveLength(source.split('\n').length);
    expect(withoutMarks(lean(text))).toBe(withoutMarks(text));
  });

  it('drop the endpoint fields that only the server reads', () => {
    const text = lean(
      "export const a = endpoint({ ...b,\nquery: v.object({\nq: v.string() }),\n path: '/한글', body });",
    );
    expect(withoutMarks(text)).toBe("export const a = endpoint({ ...b,\n\n\n path: '/한글',  });");
    expect(lean('const b = other({ query: 1, body });')).toBe(
      'const b = /* @__PURE__ */ other({ query: 1, body });',
    );
  });

  it('mark calls at module load as pure, and no call at run time', () => {
    expect(lean('const a = f(g(), new Map());\nconst b = () => f();')).toBe(
      'const a = /* @__PURE__ */ f(/* @__PURE__ */ g(), /* @__PURE__ */ new Map());\nconst b = () => f();',
    );
  });
});
