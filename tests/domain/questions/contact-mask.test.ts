import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { problemsOf } from '#domain/kit/forms/problems.ts';
import { hasContacts, maskContacts } from '#domain/questions/contact-mask.ts';
import { QUESTION_LENGTH, questionForm, storedWords } from '#domain/questions/question-form.ts';

describe('masking of contacts', () => {
  it.each([
    ['010-1234-5678로 연락 주세요', '(전화번호 가림)로 연락 주세요'],
    ['01012345678', '(전화번호 가림)'],
    ['010 1234 5678', '(전화번호 가림)'],
    ['010.1234.5678', '(전화번호 가림)'],
    ['+82 10-1234-5678', '(전화번호 가림)'],
    ['(02)123-4567', '(전화번호 가림)'],
    ['031-123-4567입니다', '(전화번호 가림)입니다'],
    ['１５８８ 말고 1588-1234', '１５８８ 말고 (전화번호 가림)'],
    ['０１０-１２３４-５６７８', '(전화번호 가림)'],
    ['010\u200b-1234\u2060-5678', '(전화번호 가림)'],
    ['haru.kim+shoes@example.co.kr 로요', '(이메일 가림) 로요'],
    ['https://open.kakao.com/o/abc 로 오세요', '(링크 가림) 로 오세요'],
    ['www.example.com/a?b=1', '(링크 가림)'],
    ['open.kakao.com/o/abc', '(링크 가림)'],
    ['우리 가게는 shoes.example.shop이에요', '우리 가게는 (링크 가림)이에요'],
    ['서울특별시 성동구 성수이로 78 3층으로', '(주소 가림) 3층으로'],
    ['경기도 성남시 분당구 판교역로 166번길 12, 101동 1203호', '(주소 가림)'],
    ['부산 해운대구 우동 1411', '(주소 가림)'],
    ['101동 1203호예요', '(주소 가림)예요'],
  ])('replaces a contact: %s', (text, masked) => {
    expect(maskContacts(text)).toBe(masked);
    expect(hasContacts(text)).toBe(true);
  });

  it.each([
    '평소 240을 신는데 사이즈로 245가 나을까요?',
    '혹시 선물로 230이랑 235 둘 다 있나요?',
    '가격이 128,000원에서 99,000원으로 내렸나요?',
    '2026-11-28까지 받을 수 있나요? 10:30에 주문했어요.',
    '주문 번호 20261128-000123이에요.',
    '서울에서 이틀이면 오나요?',
    'GORE-TEX 3.0 원단인가요? v2.1이랑 달라요?',
    '굽이 3.5cm예요. 무게는 280g이고요.',
    '나이키 1500 2000 중에 뭐가 나아요?',
    '👨‍👩‍👧 가족이 함께 신어요.',
  ])('leaves other text as it is: %s', (text) => {
    expect(maskContacts(text)).toBe(text);
    expect(hasContacts(text)).toBe(false);
  });

  it('is the same when it is done twice', () =>
    fc.assert(
      fc.property(
        fc.array(
          fc.constantFrom('010', '-', ' ', '1234', '5678', '@', 'a.com', '서울', '강남구', '로', '1'),
          {
            maxLength: 12,
          },
        ),
        (parts) => {
          const once = maskContacts(parts.join(''));
          expect(maskContacts(once)).toBe(once);
        },
      ),
    ));

  it('replaces a link that stands before a number without a space', () => {
    expect(maskContacts('a.com01012345678')).toBe('(링크 가림)(전화번호 가림)');
    expect(maskContacts(maskContacts('a.com010010010'))).toBe(maskContacts('a.com010010010'));
  });

  it('takes time in proportion to the length of the text', () => {
    // Where it grew with the square of the length, each of these would take minutes.
    for (const part of ['0', '0-', 'a.', 'a@', '서울 ', '가시 ', '1동 ']) {
      const start = performance.now();
      maskContacts(`서울 ${part.repeat(50_000)}`);
      expect([part, performance.now() - start < 5_000]).toEqual([part, true]);
    }
  });

  it('is for open text only', () => {
    expect(storedWords('010-1234-5678', false)).toBe('(전화번호 가림)');
    expect(storedWords('010-1234-5678', true)).toBe('010-1234-5678');
  });
});

describe('form of a question', () => {
  const form = { topic: 'SIZE', content: '크게 사야 할까요?', isSecret: false };

  it('takes a topic, a text within its bounds, and whether it is secret', () => {
    expect(problemsOf(questionForm, form)).toEqual([]);
    expect(problemsOf(questionForm, { ...form, content: '가'.repeat(QUESTION_LENGTH.max) })).toEqual([]);
  });

  it.each([
    ['topic', ''],
    ['topic', 'OTHER'],
    ['content', '짧아'],
    ['content', '가'.repeat(QUESTION_LENGTH.max + 1)],
    ['isSecret', 'true'],
  ])('refuses %s %s', (field, value) =>
    expect(problemsOf(questionForm, { ...form, [field]: value }).map((problem) => problem.field)).toEqual([
      field,
    ]),
  );
});
