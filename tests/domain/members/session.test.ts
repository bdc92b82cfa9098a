import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { problemsOf } from '#domain/kit/forms/problems.ts';
import { loginFormSchema, sessionFromLogin } from '#domain/members/auth/login.ts';
import {
  confirmedBy,
  placeholderEmail,
  restoreSession,
  type StoredSession,
} from '#domain/members/auth/session.ts';
import { myProfile, userTypeSchema } from '#domain/members/profile/profile.ts';

const stored: StoredSession = {
  token: 't-1',
  nickname: '걷는하루',
  name: '김하루',
  email: 'haru@shop.test',
  userType: 'seller',
};

it.each([
  ['걷는하루', '걷는하루@placeholder.invalid'],
  ['걷는  하루 님', '걷는하루님@placeholder.invalid'],
  ['  ', 'member@placeholder.invalid'],
  ['', 'member@placeholder.invalid'],
])('placeholderEmail for %j without an address is %s', (nickname, email) =>
  expect(placeholderEmail(nickname)).toBe(email),
);

it.each([
  [
    { email: 'new@shop.test', userType: 'SELLER' },
    { email: 'new@shop.test', userType: 'seller' },
  ],
  [{ email: '' }, {}],
])('confirmedBy a profile with %j', (told, known) => {
  const profile = v.parse(myProfile.response, { userId: 3, username: '김하루', nickname: '하루', ...told });
  const always = { userId: 3, nickname: '하루', name: '김하루', image: null };
  expect(confirmedBy(profile)).toEqual({ ...always, ...known });
});

describe('restoreSession', () => {
  it('restores a stored session', () =>
    expect(restoreSession(stored)).toEqual({
      token: 't-1',
      nickname: '걷는하루',
      name: '김하루',
      email: 'haru@shop.test',
      userType: 'seller',
    }));

  it('adds a missing name and address', () => {
    const { name, email, ...bare } = stored;
    expect(restoreSession(bare)).toMatchObject({ name: '걷는하루', email: '걷는하루@placeholder.invalid' });
    expect(restoreSession({ ...stored, email: '' })?.email).toBe('걷는하루@placeholder.invalid');
  });

  it.each<[string, StoredSession]>([
    ['a token', { ...stored, token: '' }],
    ['a nickname', { ...stored, nickname: '' }],
    ['a kind of member', { ...stored, userType: '' }],
    ['a known kind of member', { ...stored, userType: 'guest' }],
    ['anything', {}],
  ])('returns null without %s', (_, session) => expect(restoreSession(session)).toBeNull());
});

it.each([
  ['USER', 'user'],
  [' Seller ', 'seller'],
  ['admin', 'admin'],
])('userTypeSchema reads %j as %s', (text, type) => expect(v.parse(userTypeSchema, text)).toBe(type));

describe('sessionFromLogin', () => {
  const answer = {
    loginId: 'haru',
    role: 'USER',
    token: 't-2',
    nickname: '걷는하루',
    name: '김하루',
    email: 'haru@shop.test',
    requiresMfa: false,
    tempToken: null,
  };
  it('makes a session', () =>
    expect(sessionFromLogin(answer)).toEqual({
      token: 't-2',
      nickname: '걷는하루',
      name: '김하루',
      email: 'haru@shop.test',
      userType: 'user',
    }));
  it('takes over id and picture if the server sends them', () =>
    expect(sessionFromLogin({ ...answer, userId: 3, profileImageUrl: '/content/a.webp' })).toMatchObject({
      userId: 3,
      image: '/content/a.webp',
    }));
  it('makes a session without name and address', () =>
    expect(sessionFromLogin({ ...answer, name: null, email: null })).toMatchObject({
      name: '걷는하루',
      email: '걷는하루@placeholder.invalid',
    }));
  it('returns null without a token', () => expect(sessionFromLogin({ ...answer, token: null })).toBeNull());
});

describe('loginFormSchema', () => {
  const form = { email: 'haru@shop.test', password: 'p' };
  it.each([
    [form, []],
    [{ ...form, email: ' haru@shop.test ' }, []],
    [{ ...form, email: '' }, ['이메일을 입력해 주세요.', '이메일 형식을 확인해 주세요.']],
    [{ ...form, email: 'haru' }, ['이메일 형식을 확인해 주세요.']],
    [{ ...form, password: '' }, ['비밀번호를 입력해 주세요.']],
    [{ ...form, password: 'p'.repeat(255) }, []],
    [{ ...form, password: 'p'.repeat(256) }, ['비밀번호가 너무 길어요.']],
  ])('%j: %j', (given, sentences) =>
    expect(problemsOf(loginFormSchema, given).map(({ message }) => message)).toEqual(sentences),
  );
});
