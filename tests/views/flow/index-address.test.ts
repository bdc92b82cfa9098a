import { describe, expect, it } from 'vitest';
import { type IndexSpec, readIndexPlace, writeIndexPlace } from '#src/flow/use-index-address.ts';

const spec = {
  filters: { q: null, state: ['OPEN', 'DONE'] },
  sorts: ['score', 'age'],
} as const satisfies IndexSpec;

const usual = { filters: { q: null, state: null }, sort: null, size: 20, page: 0, open: null };

describe('table address', () => {
  it('reads known values', () => {
    expect(
      readIndexPlace(spec, 'q=%20%EC%B4%88%EC%9D%B4%20&state=DONE&sort=age&size=50&page=2&open=7'),
    ).toEqual({
      filters: { q: '초이', state: 'DONE' },
      sort: 'age',
      size: 50,
      page: 2,
      open: 7,
    });
  });

  it.each(['', 'q=%20', 'state=GONE', 'sort=colour', 'size=21', 'page=-1', 'page=1.5', 'open=0', 'open=x'])(
    'uses the defaults for %j',
    (search) => {
      expect(readIndexPlace(spec, search)).toEqual(usual);
    },
  );

  it('is as short as possible, and restored after a round trip', () => {
    expect(writeIndexPlace<typeof spec>(usual)).toBe('');
    const place = { ...usual, filters: { q: '초이', state: 'OPEN' as const }, sort: 'age', page: 1, open: 9 };
    const written = writeIndexPlace<typeof spec>(place);
    expect(new URLSearchParams(written).size).toBe(5);
    expect(readIndexPlace(spec, written)).toEqual(place);
  });
});
