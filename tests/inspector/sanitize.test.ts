import { describe, expect, it } from 'vitest';
import { plainCopy, sanitize } from '#src/inspector/model/sanitize.ts';

const copyOf = (value: unknown) => sanitize(value).value;

describe('sanitize', () => {
  it('removes tokens, passwords and personal data', () => {
    const user = {
      token: 'a1b2c3',
      nickname: '걷는하루',
      name: '김하루',
      email: 'haru@test.kr',
      userType: 'user',
    };
    const text = JSON.stringify(copyOf({ user, password: 'Secret-1!', phone: '010-1234-5678' }));
    for (const secret of ['a1b2c3', '걷는하루', '김하루', 'haru', 'Secret', '1234'])
      expect(text).not.toContain(secret);
    expect(text).toContain('"userType":"user"');
  });

  it('masks addresses and numbers anywhere', () => {
    const text = JSON.stringify(copyOf(['to haru', 'haru@test.kr', '01012345678']));
    expect(text).toContain('to haru');
    expect(text).not.toContain('haru@test.kr');
    expect(text).not.toContain('01012345678');
  });

  it('masks a field by the name in the event', () => {
    expect(
      JSON.stringify(copyOf({ type: 'field.changed', field: 'password', value: 'hunter22' })),
    ).not.toContain('hunter22');
    expect(copyOf({ type: 'field.changed', field: 'title', value: '새 글' })).toEqual({
      type: 'field.changed',
      field: 'title',
      value: '새 글',
    });
  });

  it('keeps the form of masked values, and equal values equal, so that guards decide the same', () => {
    const { one, other, third } = copyOf({
      one: { password: 'Abc-123!' },
      other: { password: 'Abc-123!' },
      third: { password: 'Abd-123!' },
    }) as Record<string, { password: string }>;
    expect(one?.password).toMatch(/^[A-Z][a-z]{2}-\d{3}!$/);
    expect(other).toEqual(one);
    expect(third).not.toEqual(one);
    expect((copyOf({ email: 'haru@test.kr' }) as { email: string }).email).toMatch(
      /^[a-z]{4}@[a-z]{4}\.[a-z]{2}$/,
    );
  });

  it('turns a past date into another past date', () => {
    for (const birthDate of ['1994-03-08', '2004-02-29', '1900-01-02']) {
      const other = (copyOf({ birthDate }) as { birthDate: string }).birthDate;
      expect(other).not.toBe(birthDate);
      expect(new Date(other).toISOString().slice(0, 10)).toBe(other);
      expect(other < birthDate).toBe(true);
    }
  });

  it('keeps the names of things', () => {
    expect(copyOf({ product: { productId: 1, name: '고래 로우' } })).toEqual({
      product: { productId: 1, name: '고래 로우' },
    });
  });

  it('returns plain data: errors, files, dates, functions, cycles', () => {
    const circle: Record<string, unknown> = {};
    circle.self = circle;
    const failure = Object.assign(new Error('안 돼요'), { status: 409 });
    const copy = copyOf({
      failure,
      file: new Blob(['x'], { type: 'image/png' }),
      at: new Date(0),
      run: () => {},
      circle,
      none: null,
    });
    expect(structuredClone(copy)).toEqual({
      failure: { name: 'Error', message: '안 돼요', status: 409 },
      file: '[Blob image/png 1]',
      at: '1970-01-01T00:00:00.000Z',
      run: '[function]',
      circle: { self: '[circular]' },
      none: null,
    });
  });

  it('limits the size and says so', () => {
    const large = { list: Array.from({ length: 5_000 }, (_, id) => ({ id, text: 'x'.repeat(2_000) })) };
    const { value, cut } = sanitize(large);
    expect(cut).toBe(true);
    expect(JSON.stringify(value).length).toBeLessThan(40_000);
    let deep: unknown = 'end';
    for (let depth = 0; depth < 50; depth += 1) deep = { deep };
    expect(sanitize(deep).cut).toBe(true);
    expect(sanitize({ small: [1, 2] })).toEqual({ value: { small: [1, 2] }, cut: false });
  });

  it('keeps samples unchanged', () => {
    expect(plainCopy({ email: 'user@sinbaljang.test' }, false).value).toEqual({
      email: 'user@sinbaljang.test',
    });
  });
});
