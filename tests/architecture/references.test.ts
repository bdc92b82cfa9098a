import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { brokenLinks, documents, namedFiles, sectionsOf } from './documents.ts';
import { paths, root } from './layers/sources.ts';

const SECTIONS = { contract: sectionsOf('docs/contract.md'), spec: sectionsOf('docs/spec.md') };
/** An applied migration never changes, so the way it cites stays. */
const CITATION = /\b([Cc]ontract|[Ss]pec)(?:\.md)? ([A-Z](?:\.\d+)*|\d+(?:\.\d+)*)\b/g;
const OTHER_FORM = /\b(?<!docs\/)(?:contract|spec)\.md\b|\b(?:contract|spec) sections?\b/i;

const texts = paths
  .filter((path) => /\.(tsx?|mjs|sql)$/.test(path) && path !== 'tests/architecture/references.test.ts')
  .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));

const citations = texts.flatMap(({ path, text }) =>
  [...text.matchAll(CITATION)].map(([whole, document = '', section = '']) => ({
    where: `${path}: ${whole}`,
    known: SECTIONS[document.toLowerCase() === 'spec' ? 'spec' : 'contract'].has(section),
  })),
);

describe('references', () => {
  it('in code lead to a section of docs/contract.md or docs/spec.md', () => {
    expect(citations.length).toBeGreaterThan(100);
    expect(citations.filter(({ known }) => !known).map(({ where }) => where)).toEqual([]);
  });

  it('have one form: contract 12, contract B.7, spec 2.1', () => {
    const others = texts.filter(({ path, text }) => !path.endsWith('.sql') && OTHER_FORM.test(text));
    expect(others.map(({ path }) => path)).toEqual([]);
  });

  it('in documents lead to existing files and headings', () => {
    expect(documents.length).toBeGreaterThan(5);
    expect(documents.flatMap(brokenLinks)).toEqual([]);
  });

  it('in code to documents lead to existing files', () => {
    const named = texts.flatMap(({ text }) => [...text.matchAll(/docs\/[\w/-]+\.md/g)].map(([path]) => path));
    expect(named.filter((path) => !documents.some((document) => document.path === path))).toEqual([]);
  });

  it('in documents name existing files', () => {
    const gone = documents.flatMap((document) =>
      namedFiles(document)
        // A name that begins with a dot is an ending.
        .filter((name) => !(name.startsWith('studio/') && existsSync(join(root, name))))
        .filter(
          (name) => !paths.some((path) => `/${path}`.endsWith(name.startsWith('.') ? name : `/${name}`)),
        )
        .map((name) => `${document.path}: ${name}`),
    );
    expect(gone).toEqual([]);
  });

  it('list every decision in its index, by number', () => {
    const index = documents.find(({ path }) => path === 'docs/decisions/README.md')?.text ?? '';
    const listed = [...index.matchAll(/\]\((\d{3}-[a-z-]+\.md)\)/g)].map(([, name]) => name);
    const written = documents
      .map(({ path }) => /^docs\/decisions\/(\d{3}-[a-z-]+\.md)$/.exec(path)?.[1])
      .filter((name) => name !== undefined);
    expect(listed).toEqual(written.toSorted());
  });

  it('show date, status and the three parts of each decision', () => {
    const form =
      /^# \d{3} .+\n\nDate: \d{4}-\d\d-\d\d\. Status: (accepted|superseded by \[[^\]]+\]\(\d{3}-[a-z-]+\.md\))\.\n\n## Context\n\n[\s\S]+\n\n## Decision\n\n[\s\S]+\n\n## Consequence\n\n[\s\S]+\n$/;
    const decisions = documents.filter(({ path }) => /^docs\/decisions\/\d{3}-/.test(path));
    expect(decisions.filter(({ text }) => !form.test(text)).map(({ path }) => path)).toEqual([]);
  });
});
