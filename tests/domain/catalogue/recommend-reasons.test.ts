import { describe, expect, it } from 'vitest';
import { type RecommendFacts, reasonsFor } from '#domain/catalogue/recommend-reasons.ts';
import { readPrompt } from '#domain/catalogue/search/prompt-words.ts';

const facts: RecommendFacts = {
  name: '구름 러너',
  description: '하루 종일 신어도 가볍고 푹신해요.',
  categoryType: 'RUNNING',
  price: 79_000,
  options: [
    { color: 'BLACK', size: '260', gender: 'UNISEX' },
    { color: 'WHITE', size: '270', gender: 'MEN' },
  ],
};
const reasons = (prompt: string, foot: string | null = null) =>
  reasonsFor(readPrompt(prompt), facts, foot)?.map(({ kind, value }) => `${kind} ${value}`.trim()) ?? null;

describe('reasonsFor', () => {
  it.each([
    ['가벼운 운동화 10만원 이하 260', ['WORD 가벼운', 'WORD 운동화', 'PRICE', 'SIZE 260']],
    ['검정 260', ['WORD 검정', 'SIZE 260']],
    ['여자 러닝화', ['WORD 여자', 'WORD 러닝화']],
  ])('lists the conditions that a product meets: %s', (prompt, expected) =>
    expect(reasons(prompt)).toEqual(expected),
  );

  it.each([
    ['a price above the limit', '운동화 7만원 이하'],
    ['a price below the least', '운동화 8만원 이상'],
    ['a colour that is not in stock in the size', '검정 운동화 270'],
    ['a size without stock', '운동화 280'],
    ['a gender whose pair has another colour', '여자 흰색 운동화'],
    ['another category', '부츠'],
    ['a quality that the description does not say', '방수 운동화'],
  ])('returns null for a product with %s', (_, prompt) => expect(reasons(prompt)).toBeNull());

  it('names the own size of the member if the sentence names none', () => {
    expect(reasons('검정', '260')).toEqual(['WORD 검정', 'OWN_SIZE 260']);
    expect(reasons('검정', '270')).toBeNull();
  });
});
