import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { formatPhone, myProfile } from '#domain/members/profile/profile.ts';
import { isDraftChanged, readDraft, toDraft, withDraft } from '#domain/members/profile/profile-draft.ts';
import { isBirthDateAllowed, profileUpdateSchema } from '#domain/members/profile/profile-form.ts';

const wire = { userId: 1, username: 'haru', nickname: '걷는하루', email: 'u@s.test' };
const profile = v.parse(myProfile.response, wire);
const draft = { ...toDraft(profile), name: '김하루' };
const TODAY = '2026-11-21';

describe('myProfile response', () => {
  it('uses the defaults of the specification', () => {
    expect(profile).toMatchObject({
      name: 'haru',
      phone: '',
      birthDate: null,
      gender: 'MALE',
      height: null,
      footWidth: 'NORMAL',
      profileImageUrl: null,
    });
  });
  it('keeps an existing name', () => {
    expect(v.parse(myProfile.response, { ...wire, name: '김하루' }).name).toBe('김하루');
  });
});

describe('profileUpdateSchema', () => {
  it('removes dashes from the phone number and turns an empty picture into null', () => {
    const update = v.parse(profileUpdateSchema, {
      name: '김하루',
      nickname: '하루',
      phone: '010-1234-5678',
      profileImageUrl: '',
    });
    expect(update).toMatchObject({
      phone: '01012345678',
      profileImageUrl: null,
      gender: 'MALE',
      footWidth: 'NORMAL',
      height: null,
    });
  });

  it('leaves out the body visibility if it was not sent, and refuses a third value', () => {
    const names = { name: '김하루', nickname: '하루' };
    expect(v.parse(profileUpdateSchema, names).bodyVisibility).toBeUndefined();
    expect(v.parse(profileUpdateSchema, { ...names, bodyVisibility: 'PUBLIC' }).bodyVisibility).toBe(
      'PUBLIC',
    );
    expect(v.safeParse(profileUpdateSchema, { ...names, bodyVisibility: 'FRIENDS' }).success).toBe(false);
  });

  it('drops unknown fields', () => {
    const update = v.parse(profileUpdateSchema, { name: '김하루', nickname: '하루', role: 'admin' });
    expect(update).not.toHaveProperty('role');
  });
});

describe('readDraft', () => {
  it.each([
    ['name', '김'],
    ['name', ''],
    ['nickname', ' '],
    ['phone', '12'],
    ['birthDate', '2026-11-22'],
    ['birthDate', '1899-12-31'],
    ['height', '251'],
    ['weight', 'abc'],
    ['footSize', '199'],
  ] as const)('refuses %s = %j with one problem of that field', (field, value) => {
    const { update, problems } = readDraft({ ...draft, [field]: value }, TODAY);
    expect(update).toBeNull();
    expect(problems.map((problem) => problem.field)).toEqual([field]);
    expect(problems[0]?.message).toMatch(/[가-힣]/);
  });

  it('parses typed numbers, and empty ones as null', () => {
    const { update } = readDraft({ ...draft, height: ' 167 ', weight: '', footSize: '245' }, TODAY);
    expect(update).toMatchObject({ height: 167, weight: null, footSize: 245 });
  });

  it('isDraftChanged is true after any change', () => {
    expect(isDraftChanged(toDraft(profile), profile)).toBe(false);
    expect(isDraftChanged({ ...toDraft(profile), height: '170' }, profile)).toBe(true);
  });
});

it('body visibility is private by default', () => {
  expect([profile.bodyVisibility, draft.bodyVisibility]).toEqual(['PRIVATE', 'PRIVATE']);
  const open = { ...draft, bodyVisibility: 'PUBLIC' };
  expect([isDraftChanged(open, profile), readDraft(open, TODAY).update?.bodyVisibility]).toEqual([
    true,
    'PUBLIC',
  ]);
  expect(withDraft(profile, open, TODAY)?.bodyVisibility).toBe('PUBLIC');
});

it('isBirthDateAllowed refuses days in the future', () => {
  expect([TODAY, '2026-11-22', null].map((date) => isBirthDateAllowed(date, TODAY))).toEqual([
    true,
    false,
    true,
  ]);
});

it.each([
  ['01012345678', '010-1234-5678'],
  ['0212345678', '02-1234-5678'],
  ['', ''],
  ['abc', 'abc'],
])('formatPhone %j is %j', (phone, shown) => expect(formatPhone(phone)).toBe(shown));
