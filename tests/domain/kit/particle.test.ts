import { josa } from 'es-hangul';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { asObject, asTopic } from '#domain/kit/forms/particle.ts';

describe('asTopic and asObject', () => {
  it.each([
    ['이름', '이름을', '이름은'],
    ['주소', '주소를', '주소는'],
    ['신발 1', '신발 1을', '신발 1은'],
    ['신발 2', '신발 2를', '신발 2는'],
    ['에어 270', '에어 270을', '에어 270은'],
    ['런닝화 (블랙)', '런닝화 (블랙)을', '런닝화 (블랙)은'],
    ['Air Max', 'Air Max을(를)', 'Air Max은(는)'],
    ['', '을(를)', '은(는)'],
  ])('choose the particle of %j', (name, object, topic) => {
    expect(asObject(name)).toBe(object);
    expect(asTopic(name)).toBe(topic);
  });

  it.each([
    // Words and acronyms that end alike however they are read.
    ['클래식 Pixel', '을'],
    ['Platform', '을'],
    ['Salomon', '을'],
    ['Running', '을'],
    ['나이키 Metcon Duo', '를'],
    ['PUMA', '를'],
    ['Sky', '를'],
    ['JORDAN', '을'],
    ['IBM', '을'],
    // Acronyms without a vowel, by the names of their letters.
    ['나이키SB', '를'],
    ['GTX', '를'],
    ['Free RN', '을'],
    ['TR', '을'],
    // Numbers.
    ['990 v6', '을(를)'],
    ['990 v5', '를'],
    ['RS10', '을'],
    ['조던 6', '을'],
    ['990 V6 3', '을'],
    ['990 v16', '을(를)'],
    ['NTC', '를'],
    // Not told by the spelling.
    ['Jazz', '을(를)'],
    ['gTX', '을(를)'],
    ['!?', '을(를)'],
    ['Air', '을(를)'],
    ['One', '을(를)'],
    ['ONE', '을(를)'],
    ['UP', '을(를)'],
    ['Vans', '을(를)'],
    ['NY', '을(를)'],
    ['265mm', '을(를)'],
    ['300 ml', '을(를)'],
    ['2XL', '을(를)'],
    ['XL', '을(를)'],
    ['Dr', '을(를)'],
  ])('%s%s', (name, particle) => expect(asObject(name)).toBe(name + particle));

  const names = fc.string({ unit: fc.constantFrom(...'가각나라AaEeGgLlMmNnRrSsXxYy0369 -()') });
  const particleOf = (name: string): string => asObject(name).slice(name.length);

  it('agree with each other, and follow the exact name', () => {
    const topics = { 을: '은', 를: '는', '을(를)': '은(는)' };
    fc.assert(
      fc.property(names, (name) => {
        expect(asObject(name).startsWith(name)).toBe(true);
        expect(Object.entries(topics)).toContainEqual([particleOf(name), asTopic(name).slice(name.length)]);
      }),
    );
  });

  it('depend on the last word only', () => {
    fc.assert(
      fc.property(names, names, fc.constantFrom('', ' ', ')', '!”'), (before, name, after) => {
        fc.pre(/[가-힣\da-z]/i.test(name));
        expect(particleOf(`${before} ${name}${after}`)).toBe(particleOf(name));
      }),
    );
  });

  it('choose one particle for every number and every Hangul name', () => {
    fc.assert(
      fc.property(fc.nat(), (number) => {
        expect(particleOf(`신발 ${number}`)).toBe('013678'.includes(String(number).slice(-1)) ? '을' : '를');
      }),
    );
  });

  it('equal es-hangul for every Hangul name', () => {
    const syllable = fc.integer({ min: 0xac00, max: 0xd7a3 }).map((code) => String.fromCharCode(code));
    fc.assert(
      fc.property(fc.string({ unit: syllable, minLength: 1 }), (name) => {
        expect(asObject(name)).toBe(josa(name, '을/를'));
        expect(asTopic(name)).toBe(josa(name, '은/는'));
      }),
    );
  });
});
