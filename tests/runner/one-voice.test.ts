import { expect, it } from 'vitest';
import { oneVoice } from '../../scripts/lib/one-voice.mjs';

it('oneVoice prints parallel steps one after the other, the first one live', () => {
  const heard: string[] = [];
  const voice = oneVoice((text) => heard.push(text));
  const [a, b, c] = [voice(), voice(), voice()];
  a.say('a1');
  b.say('b1');
  c.say('c1');
  c.end();
  a.say('a2');
  expect(heard).toEqual(['a1', 'a2']);
  a.end();
  expect(heard).toEqual(['a1', 'a2', 'b1']);
  b.say('b2');
  b.end();
  expect(heard).toEqual(['a1', 'a2', 'b1', 'b2', 'c1']);
});
