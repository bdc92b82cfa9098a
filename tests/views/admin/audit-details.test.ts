import { expect, it } from 'vitest';
import { detailWords } from '#src/areas/admin/audit/detail-words.text.ts';

const SERVER = import.meta.glob<string>('/server/**/*.ts', { eager: true, query: '?raw', import: 'default' });

/** Names of what the server writes as details of audit entries. */
const written = Object.values(SERVER)
  .filter((text) => /\baudit\(/.test(text))
  .flatMap((text) => [...text.matchAll(/\bdetail\s*[:=]\s*\{([^{}]*)\}/g)])
  .flatMap(([, inside = '']) => [...inside.matchAll(/(?:^|,)\s*(\w+)\s*(?=[:,]|$)/g)])
  .map(([, name = '']) => name);

it('audit log has a Korean name for each detail that the server writes', () => {
  expect(written.length).toBeGreaterThan(80);
  expect([...new Set(written)].filter((name) => !detailWords[name])).toEqual([]);
  expect(Object.values(detailWords).filter((word) => !/[가-힣]/.test(word))).toEqual([]);
});
