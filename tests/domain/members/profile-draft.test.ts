import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { problemsOf, sentenceAt } from '#domain/kit/forms/problems.ts';
import { formatPhone as formatMobile, phoneField } from '#domain/members/account/address.ts';
import { initialsOf } from '#domain/members/profile/avatar.ts';
import { formatPhone, myProfile } from '#domain/members/profile/profile.ts';
import { readDraft, toDraft, withDraft } from '#domain/members/profile/profile-draft.ts';

const TODAY = '2026-11-21';
const profile = v.parse(myProfile.response, {
  userId: 1,
  username: 'haru',
  nickname: '걷는하루',
  email: 'u@s.test',
  name: '김하루',
  phone: '01012345678',
  birthDate: '1990-05-06',
  gender: 'FEMALE',
  height: 167,
  footSize: 240,
  footWidth: 'WIDE',
  profileImageUrl: 'images/a.webp',
});
const draft = toDraft(profile);

describe('profile form', () => {
  it('toDraft shows numbers as text and null as an empty text', () => {
    expect(toDraft(profile)).toEqual({
      name: '김하루',
      nickname: '걷는하루',
      phone: '01012345678',
      birthDate: '1990-05-06',
      gender: 'FEMALE',
      height: '167',
      weight: '',
      footSize: '240',
      footWidth: 'WIDE',
      bodyVisibility: 'PRIVATE',
      profileImageUrl: 'images/a.webp',
    });
    const bare = toDraft({ ...profile, birthDate: null, height: null, profileImageUrl: null });
    expect([bare.birthDate, bare.height, bare.profileImageUrl]).toEqual(['', '', '']);
  });

  it('readDraft sends numbers, and null for an empty text', () => {
    expect(readDraft(draft, TODAY)).toEqual({
      update: {
        name: '김하루',
        nickname: '걷는하루',
        phone: '01012345678',
        birthDate: '1990-05-06',
        gender: 'FEMALE',
        height: 167,
        weight: null,
        footSize: 240,
        footWidth: 'WIDE',
        bodyVisibility: 'PRIVATE',
        profileImageUrl: 'images/a.webp',
      },
      problems: [],
    });
    const empty = readDraft({ ...draft, birthDate: '', height: '  ', profileImageUrl: '' }, TODAY);
    expect(empty.update).toMatchObject({ birthDate: null, height: null, profileImageUrl: null });
  });

  it.each([
    ['height', ['99', '251', '150.5'], ['100', '250'], '키는 100~250 사이의 숫자로 입력해 주세요.'],
    ['weight', ['29', '201', 'x'], ['30', '200'], '몸무게는 30~200 사이의 숫자로 입력해 주세요.'],
    ['footSize', ['199', '351'], ['200', '350'], '발 길이는 200~350 사이의 숫자로 입력해 주세요.'],
    ['birthDate', ['2026-11-22'], ['2012-11-21', '1900-01-01'], '생년월일은 오늘 이전이어야 해요.'],
    ['birthDate', ['2012-11-22', '2026-11-21'], ['2012-11-21'], '만 14세부터 가입할 수 있어요.'],
    ['birthDate', ['1899-12-31'], ['1900-01-01'], '1900년 이후의 날짜를 입력해 주세요.'],
    [
      'phone',
      ['123456789', '010123456789'],
      ['0212345678', '', '010 1234-5678'],
      '전화번호는 숫자 10~11자리로 입력해 주세요.',
    ],
    ['name', ['김'], ['김하', '가'.repeat(50)], '이름은 2자 이상 입력해 주세요.'],
    ['name', ['가'.repeat(51)], ['김하'], '이름은 50자까지 입력할 수 있어요.'],
    ['nickname', ['하\n루'], ['하루'], '닉네임은 한 줄로 입력해 주세요.'],
  ] as const)('for %s refuses %j and accepts %j', (field, wrong, right, message) => {
    for (const value of wrong)
      expect(readDraft({ ...draft, [field]: value }, TODAY)).toEqual({
        update: null,
        problems: [{ field, message }],
      });
    for (const value of right) expect(readDraft({ ...draft, [field]: value }, TODAY).problems).toEqual([]);
  });

  it('has one problem per field, the first', () => {
    const rows = [
      { field: 'name', message: '하나' },
      { field: 'phone', message: '둘' },
      { field: 'phone', message: '셋' },
    ];
    expect([sentenceAt(rows, 'phone'), sentenceAt(rows, 'name'), sentenceAt(rows, 'height')]).toEqual([
      '둘',
      '하나',
      undefined,
    ]);
  });

  it('withDraft changes the profile only if the whole form is valid', () => {
    expect(withDraft(profile, { ...draft, name: '박바다', weight: '60' }, TODAY)).toEqual({
      ...profile,
      name: '박바다',
      weight: 60,
    });
    expect(withDraft(profile, { ...draft, name: '' }, TODAY)).toBe(profile);
    expect(withDraft(null, draft, TODAY)).toBeNull();
  });
});

it.each([
  ['010-1234-5678', '010-1234-5678'],
  ['0101234567', '010-123-4567'],
  ['01012345678', '010-1234-5678'],
  ['010 1234 5678', '010-1234-5678'],
  ['0212345678', '0212345678'],
  ['82 01012345678', '82 01012345678'],
  ['01012345678 9', '01012345678 9'],
])('formatMobile %s is %s', (typed, shown) => expect(formatMobile(typed)).toBe(shown));

it.each(['02-1234-5678', '0101234567a', '010123456', '010123456789'])('%s is not a mobile number', (typed) =>
  expect(problemsOf(phoneField, typed)).toEqual([
    { field: '', message: '휴대전화번호는 010-1234-5678처럼 입력해 주세요.' },
  ]),
);

it.each([
  ['0212345678', '02-1234-5678'],
  ['021234567', '02-123-4567'],
  ['0311234567', '031-123-4567'],
  ['x01012345678', 'x01012345678'],
  ['01012345678x', '01012345678x'],
  ['010123456789', '010123456789'],
])('formatPhone %s is %s', (phone, shown) => expect(formatPhone(phone)).toBe(shown));

it.each([
  [' 하루', '하루'],
  ['김  하루', '김하'],
  ['\u00a0', '?'],
  ['a b c', 'AB'],
])('initialsOf %j is %s', (nickname, initials) => expect(initialsOf(nickname)).toBe(initials));
