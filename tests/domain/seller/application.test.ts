import { describe, expect, it } from 'vitest';
import { formatBusinessNo, isBusinessNo } from '#domain/kit/forms/business-no.ts';
import { problemsOf } from '#domain/kit/forms/problems.ts';
import { applicationForm } from '#domain/seller/application.ts';
import { distanceOf, looksLike } from '#domain/seller/application-names.ts';
import {
  APPLICATION_STATES,
  againFrom,
  daysUntil,
  isOpen,
  type Mover,
  mayMove,
} from '#domain/seller/application-states.ts';

describe('isBusinessNo', () => {
  // Numbers of existing companies, or computed by another program; the last two end in 0, where the sum has no
  // remainder.
  it.each(['1234567891', '1208147521', '2208162517', '1018100020', '1018100340'])('accepts %s', (digits) => {
    expect(isBusinessNo(digits)).toBe(true);
    const wrong = `${digits.slice(0, 9)}${(Number(digits[9]) + 1) % 10}`;
    expect(isBusinessNo(wrong)).toBe(false);
  });

  it.each(['', '123456789', '12345678911', '12345678a1', '１２３４５６７８９１'])('refuses %j', (digits) => {
    expect(isBusinessNo(digits)).toBe(false);
  });

  it('accepts exactly one check digit for each nine digits, with 0 as often as any other', () => {
    const ends = new Map<number, number>();
    for (let nine = 100_000_000; nine < 100_002_000; nine += 1) {
      const right = [...'0123456789'].filter((digit) => isBusinessNo(`${nine}${digit}`));
      expect(right).toHaveLength(1);
      ends.set(Number(right[0]), (ends.get(Number(right[0])) ?? 0) + 1);
    }
    expect(ends.get(0)).toBeGreaterThan(150);
  });

  it('formatBusinessNo adds dashes', () => expect(formatBusinessNo('1234567891')).toBe('123-45-67891'));
});

const form = (change: Record<string, unknown> = {}) => ({
  storeName: '골목 신발',
  businessNo: '123-45-67891',
  ownerName: '한대표',
  phone: '02-123-4567',
  zipCode: '04782',
  addressLine1: '성수이로 78',
  addressLine2: '',
  mailOrderNo: '',
  description: '',
  isMailOrderExempt: true,
  agreed: true,
  ...change,
});
const wrong = (change: Record<string, unknown>) =>
  problemsOf(applicationForm, form(change)).map(({ field }) => field);

describe('applicationForm', () => {
  it('accepts a complete application', () => expect(wrong({})).toEqual([]));

  it.each([
    ['storeName', ['가', 'a'.repeat(31), '\u200b\u200b']],
    ['businessNo', ['1234567890', '123', 1234567891]],
    ['ownerName', ['한', '']],
    ['phone', ['', '123', '010-12345-67890', 'javascript:1']],
    ['zipCode', ['1234']],
    ['addressLine1', ['']],
    ['description', ['가'.repeat(501)]],
    ['agreed', [false, 'true', undefined]],
  ])('reports a problem of %s', (field, values) => {
    for (const value of values) expect(wrong({ [field]: value })).toContain(field);
  });

  it('requires the mail-order report number, or the statement that there is none', () => {
    expect(wrong({ isMailOrderExempt: false })).toEqual(['mailOrderNo']);
    expect(wrong({ isMailOrderExempt: false, mailOrderNo: '2026-서울성동-0123' })).toEqual([]);
  });

  it('normalises the store name', async () => {
    const { parse } = await import('valibot');
    const { storeName } = parse(applicationForm, form({ storeName: '  골목   신발 '.normalize('NFD') }));
    expect(storeName).toBe('골목 신발');
  });
});

describe('application states', () => {
  const moves = (by: Mover) =>
    APPLICATION_STATES.flatMap((from) =>
      APPLICATION_STATES.filter((to) => mayMove(from, to, by)).map((to) => `${from} > ${to}`),
    );

  it('mayMove allows exactly the roles of the table', () => {
    expect(moves('applicant')).toEqual([
      'SUBMITTED > WITHDRAWN',
      'MORE_INFO > SUBMITTED',
      'MORE_INFO > WITHDRAWN',
    ]);
    expect(moves('admin')).toEqual([
      'SUBMITTED > MORE_INFO',
      'SUBMITTED > APPROVED',
      'SUBMITTED > REJECTED',
      'MORE_INFO > REJECTED',
    ]);
    expect(APPLICATION_STATES.filter(isOpen)).toEqual(['SUBMITTED', 'MORE_INFO']);
  });

  it('againFrom is seven days after a rejection', () => {
    const at = new Date('2026-11-01T03:00:00Z');
    expect(againFrom('REJECTED', at)?.toISOString()).toBe('2026-11-08T03:00:00.000Z');
    expect(againFrom('WITHDRAWN', at)).toBeNull();
    expect(daysUntil(at, new Date('2026-10-31T02:59:00Z'))).toBe(2);
    expect(daysUntil(at, at)).toBe(0);
    expect(daysUntil(at, new Date('2026-12-01T00:00:00Z'))).toBe(0);
  });
});

describe('looksLike and distanceOf', () => {
  it('distanceOf counts the different letters', () => {
    expect(distanceOf('신발골목', '신발골목', 2)).toBe(0);
    expect(distanceOf('신발골목', '신발골무', 2)).toBe(1);
    expect(distanceOf('abcdef', 'abzdxf', 2)).toBe(2);
    expect(distanceOf('abcdef', 'zyxwvu', 2)).toBe(3);
  });

  it.each([
    ['한강 러너스', '한강러너즈', true],
    ['Runner Shop', 'Runner Sh0p', true],
    ['신발', '구두', false],
    ['골목 신발', '언덕 구두', false],
    ['한강 러너스', '한강 구두방', false],
  ])('%s and %s look alike: %s', (one, other, alike) => expect(looksLike(one, other)).toBe(alike));
});
