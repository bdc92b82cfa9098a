import { describe, expect, it } from 'vitest';
import { product } from './layers/sources.ts';

/** True for a search form: its text may appear in an address, because the browser sends it as GET or not at all. */
const isSearch = (tag: string): boolean => /\brole="search"|\bmethod="get"/.test(tag);
const isPosted = (tag: string): boolean => /\bmethod="post"/.test(tag);

/** Opening tags of all forms: the element, and components that render one. */
function formTags(text: string): string[] {
  const styled = [...text.matchAll(/\bconst (\w+) = styled\('form'/g)].map(([, name]) => name);
  const names = ['form', ...styled].join('|');
  const elements = [...text.matchAll(new RegExp(`<(?:${names})(?=[\\s>])(?:=>|[^>])*>`, 'g'))];
  const drawnAs = [...text.matchAll(/<\w+(?=\s)(?:=>|[^<>])*\bas="form"(?:=>|[^>])*>/g)];
  return [...elements, ...drawnAs].map(([tag]) => tag);
}

const forms = product
  .filter(({ path }) => path.startsWith('src/') && path.endsWith('.tsx'))
  .flatMap(({ path, text }) => formTags(text).map((tag) => ({ path, tag })));

describe('forms', () => {
  it('are sent by POST except searches, so that a browser without scripts puts no field into an address', () => {
    const wrong = forms.filter(({ tag }) => !isPosted(tag) && !isSearch(tag) && !tag.includes('{...props}'));
    expect(wrong.map(({ path, tag }) => `${path}: ${tag}`)).toEqual([]);
    expect(forms.length).toBeGreaterThan(40);
  });

  it('are all found: each file with one of the three ways to render a form has a tag', () => {
    const drawing = product.filter(
      ({ path, text }) =>
        path.startsWith('src/') && path.endsWith('.tsx') && /<form\b|as="form"|styled\('form'/.test(text),
    );
    expect(
      drawing.map(({ path }) => path).filter((path) => !forms.some((form) => form.path === path)),
    ).toEqual([]);
  });

  it('with GET are searches', () => {
    const sent = forms.filter(({ tag }) => /\bmethod="get"/.test(tag)).map(({ path }) => path);
    expect(sent).toEqual([
      'src/areas/catalogue/search/search-form.tsx',
      'src/areas/shell/help/help-search.tsx',
    ]);
  });
});
