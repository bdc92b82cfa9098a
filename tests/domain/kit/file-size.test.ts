import { expect, it } from 'vitest';
import { formatFileSize } from '#domain/kit/pictures/file-size.ts';

it.each([
  [1, '1KB'],
  [1_500, '1KB'],
  [85_000, '83KB'],
  [1024 * 1024 - 600, '1023KB'],
  // What rounds to a thousand and twenty-four is the next larger thing.
  [1024 * 1024 - 1, '1.0MB'],
  [1_263_616, '1.2MB'],
  [10 * 1024 * 1024, '10.0MB'],
])('formatFileSize of %i bytes is %s', (bytes, words) => expect(formatFileSize(bytes)).toBe(words));
