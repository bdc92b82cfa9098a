import { expect, it } from 'vitest';
import { importsOf } from './sources.ts';

it('imports of a file are found after a string that ends in the word from', () => {
  const text =
    "const ends = ['asked from'];\nconst later = import('./later.ts');\nexport { a } from '#domain/a.ts';";
  expect(importsOf('server/kit/asking.ts', text)).toEqual(['server/kit/later.ts', 'domain/a.ts']);
});
