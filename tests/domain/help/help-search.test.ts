import { describe, expect, it } from 'vitest';
import { HELP_ANSWERS } from '#domain/help/help.ts';
import { findAnswers } from '#domain/help/help-search.ts';

const keysOf = (q: string, topic: Parameters<typeof findAnswers>[0]['topic'] = null): string[] =>
  findAnswers({ topic, q }).map(({ key }) => key);

describe('findAnswers', () => {
  it('lists all answers in their order without words, and only those of the topic', () => {
    expect(keysOf('  ')).toEqual(HELP_ANSWERS.map(({ key }) => key));
    const selling = HELP_ANSWERS.filter(({ topic }) => topic === 'selling').map(({ key }) => key);
    expect(keysOf('', 'selling')).toEqual(selling);
  });

  it.each([
    ['a word of the question', '배송비'],
    ['a word with a space in it', '배송 비'],
    ['initial consonants', 'ㅂㅅㅂ'],
    ['an unfinished last syllable', '배송ㅂ'],
    ['a syllable without its final consonant', '배소'],
  ])('finds the delivery fee by %s', (_, q) => {
    expect(keysOf(q)).toContain('delivery-fee');
  });

  it('finds an answer by a search word that no sentence contains, by initial consonants too', () => {
    expect(keysOf('비번')[0]).toBe('password');
    expect(keysOf('ㅈㅅㅈ')).toContain('password');
  });

  it('puts matches in questions before matches in answers', () => {
    const keys = keysOf('환불');
    expect(keys[0]).toBe('refund-days');
    expect(keys).toContain('return-fee');
  });

  it('requires every word', () => {
    expect(keysOf('반품 배송비')[0]).toBe('return-fee');
    expect(keysOf('반품 우주선')).toEqual([]);
  });

  it('finds nothing of another topic', () => {
    expect(keysOf('배송비', 'account')).toEqual([]);
  });

  it('ignores upper and lower case', () => {
    expect(keysOf('vip')).toEqual(keysOf('VIP'));
    expect(keysOf('vip')).toContain('levels');
  });
});
