import { josa } from 'es-hangul';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { asObject, asTopic } from '#domain/kit/particle.ts';

describe('particles', () => {
  it.each([
    ['이름', '이름을', '이름은'],
    ['주소', '주소를', '주소는'],
    ['신발 1', '신발 1을', '신발 1은'],
    ['신발 2', '신발 2를', '신발 2는'],
    ['에어 270', '에어 270을', '에어 270은'],
    ['런닝화 (블랙)', '런닝화 (블랙)을', '런닝화 (블랙)은'],
    ['Air Max', 'Air Max을(를)', 'Air Max은(는)'],
    ['', '을(를)', '은(는)'],
  ])('of %j', (name, object, topic) => {
    expect(asObject(name)).toBe(object);
    expect(asTopic(name)).toBe(topic);
  });

  it('are those of es-hangul for every name in Hangul', () => {
    const syllable = fc.integer({ min: 0xac00, max: 0xd7a3 }).map((code) => String.fromCharCode(code));
    fc.assert(
      fc.property(fc.string({ unit: syllable, minLength: 1 }), (name) => {
        expect(asObject(name)).toBe(josa(name, '을/를'));
        expect(asTopic(name)).toBe(josa(name, '은/는'));
      }),
    );
  });
});
