import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { commentFormSchema } from '#domain/community/comment.ts';
import { feedCreateSchema } from '#domain/community/feed-form.ts';
import { LOOKALIKES, plainNickname, skeletonOf, soundsLikeStaff } from '#domain/members/profile/nickname.ts';
import { nicknameProblem, profileUpdateSchema } from '#domain/members/profile/profile-form.ts';
import { reviewCreateSchema } from '#domain/reviews/review-form.ts';

/** Characters that are drawn as nothing. */
const UNSEEN = ['\u200b', '\u2060', '\u3164', '\ufe0f', '\u00ad', '\u{e0061}', '\uffa0', '\u2800'];
/** Characters that draw the letters after them in another order. */
const TURNS = ['\u202a', '\u202b', '\u202c', '\u202d', '\u202e', '\u2066', '\u2067', '\u2068', '\u2069'];
const nicknameOf = (nickname: string) => v.safeParse(profileUpdateSchema, { name: '김하루', nickname });

describe('nickname normalisation', () => {
  it.each(UNSEEN)('removes the invisible character %j wherever it stands', (unseen) => {
    for (const text of [`${unseen}하루`, `하${unseen}루`, `하루${unseen}`])
      expect(nicknameOf(text).output).toMatchObject({ nickname: '하루' });
    expect(nicknameOf(unseen.repeat(5)).success).toBe(false);
    expect(nicknameOf(`가${unseen}`).success).toBe(false);
  });

  it.each(TURNS)('refuses the bidirectional control %j wherever it stands', (turn) => {
    for (const text of [`${turn}하루`, `하${turn}루`, `하루${turn}`, turn.repeat(5)]) {
      expect(nicknameOf(text).success).toBe(false);
      expect(nicknameProblem(text)).toBe('닉네임에 쓸 수 없는 문자가 있어요.');
    }
  });

  it('stores composed Hangul, and single jamo as typed', () => {
    expect(plainNickname('Ｈａｒｕ')).toBe('Haru');
    expect(plainNickname('하루'.normalize('NFD'))).toBe('하루');
    expect(plainNickname('걷는\u00a0\u3000하루')).toBe('걷는 하루');
    expect(plainNickname('ㅋㅋ하루ㅎ')).toBe('ㅋㅋ하루ㅎ');
  });

  it('refuses more than two combining marks per letter', () => {
    expect(nicknameOf(`하루a\u0316\u0317`).success).toBe(true);
    expect(nicknameOf(`하루a\u0316\u0317\u0318`).success).toBe(false);
    expect(nicknameOf(`하루${'\u0301'.repeat(48)}`).success).toBe(false);
  });
});

describe('skeletonOf', () => {
  it.each(LOOKALIKES)('maps %s to the Latin letters below', (letters, latin) => {
    expect([...letters]).toHaveLength(latin.length);
    expect(skeletonOf(letters)).toBe(latin.toLowerCase());
  });

  it.each([
    'admin',
    'ADMIN',
    'аdmin',
    'аԁміn'.replace('м', 'm'),
    'ａｄｍｉｎ',
    'ad\u200bmin',
    '\u202eadmin',
    'αdmin',
    'ᴀᴅᴍɪɴ',
    'ádmîn',
    '𝐚𝐝𝐦𝐢𝐧',
  ])('maps %j to admin', (text) =>
    expect([skeletonOf(text), soundsLikeStaff(text)]).toEqual(['admin', true]),
  );

  it('keeps different Korean names different', () => {
    const names = ['걷는하루', '걷는 하루', '걷는하후', 'ㅋㅋ', 'ㅎㅎ', '하루1', '하루2', 'が', 'か'];
    expect(new Set(names.map(skeletonOf)).size).toBe(names.length);
  });

  it.each([
    '운영자',
    '관 리 자',
    '운.영.자',
    '신발장',
    '신발장 공식',
    '고객센터입니다',
    'admin_kim',
    'Official',
    'staff 1',
  ])('soundsLikeStaff is true for %s', (name) => expect(soundsLikeStaff(name)).toBe(true));
  it.each(['badminton', '신발장인', 'stafford', '걷는하루', '구두장이'])(
    'soundsLikeStaff is false for %s',
    (name) => expect(soundsLikeStaff(name)).toBe(false),
  );
});

describe('text of reviews, feeds and comments', () => {
  const comment = (content: string) => v.safeParse(commentFormSchema, { content });
  const opinion = { rating: 5, sizeFit: 'NORMAL', cushion: 'SOFT', stability: 'STABLE', productId: 1 };

  it.each([...UNSEEN, ...TURNS])('is refused if it consists only of %j', (unseen) => {
    const text = ` ${unseen}`.repeat(12);
    const answers = [
      comment(text),
      v.safeParse(feedCreateSchema, { title: text, content: '편해요', orderItemId: 1 }),
      v.safeParse(feedCreateSchema, { title: '편해요', content: text, orderItemId: 1 }),
      v.safeParse(reviewCreateSchema, { ...opinion, title: text, content: '하루 종일 걸어도 편해요.' }),
      v.safeParse(reviewCreateSchema, {
        ...opinion,
        title: '편하게 신어요',
        content: `편해${unseen.repeat(20)}`,
      }),
    ];
    expect(answers.map(({ issues }) => issues?.length)).toEqual([1, 1, 1, 1, 1]);
  });

  it('a blank one is reported once', () => {
    expect(comment('\u200b').issues?.map(({ message }) => message)).toEqual(['댓글을 입력해 주세요.']);
    expect(comment('').issues?.map(({ message }) => message)).toEqual(['댓글을 입력해 주세요.']);
  });

  it('keeps its direction, emoji and signs, and loses stacked marks', () => {
    expect(comment('편\u202e해\u2066요').output).toEqual({ content: '편해요' });
    for (const content of ['❤️', '👨‍👩‍👧 편해요', '1️⃣ 번이 좋아요', 'ㅋㅋㅋ', '①②', 'Việt'])
      expect(comment(content).output).toEqual({ content });
    expect(comment(`편${'\u0301'.repeat(3)}해요`).success).toBe(false);
  });
});
