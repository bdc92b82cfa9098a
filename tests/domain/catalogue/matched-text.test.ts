import { expect, it } from 'vitest';
import { matchedParts } from '#domain/catalogue/search/matched-text.ts';

const shown = (label: string, typed: string) =>
  matchedParts(label, typed)
    .map(({ text, isMatched }) => (isMatched ? `[${text}]` : text))
    .join('');

it.each([
  ['as it is', '고래 로우 스니커즈', '로우', '고래 [로우] 스니커즈'],
  ['by initial consonants, over a space', '고래 로우 스니커즈', 'ㄹㄹ', '고[래] [로]우 스니커즈'],
  ['without the space of the name', '고래 로우', '고래로', '[고래] [로]우'],
  ['word by word', '바람 레이서 2', '레이 바람', '[바람] [레이]서 2'],
  ['in any case of letters', 'GTX 부츠', 'gtx', '[GTX] 부츠'],
  ['while its last syllable is being typed', '한강 텐케이', '한가', '[한]강 텐케이'],
  ['not at all', '한강 텐케이', '부츠', '한강 텐케이'],
  ['not by nothing', '한강', '  ', '한강'],
])('matchedParts marks the typed part of a name: %s', (_, label, typed, expected) => {
  expect(shown(label, typed)).toBe(expected);
});

it('matchedParts keeps every letter of a name', () => {
  const label = '새벽 레트로 러너 2.0';
  const text = matchedParts(label, 'ㅅㅂ 러너');
  expect(text.map((part) => part.text).join('')).toBe(label);
});
