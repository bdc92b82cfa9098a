import { it } from 'vitest';
import { expectSteps } from '../../steps.ts';

it('nicknameCheckMachine waits for the end of a composition before it asks', () =>
  expectSteps('nicknameCheck', [
    ['composition.started', 'keyboard.composing · check.idle'],
    [
      'nickname.typed',
      'keyboard.composing · check.composing',
      { context: { nickname: '뛰는하루', own: '걷는하루' } },
    ],
    ['composition.ended', 'keyboard.plain · check.typing'],
    ['after typingRest', 'keyboard.plain · check.asking', { asks: [['ask', { nickname: '뛰는하루' }]] }],
    ['✓ ask', 'keyboard.plain · check.free'],
  ]));

it('nicknameCheckMachine tells a taken name from one that nobody could check, and asks nothing about the own one', () =>
  expectSteps('nicknameCheck', [
    [
      'nickname.typed',
      'keyboard.plain · check.typing',
      { context: { nickname: '뛰는하루', own: '걷는하루' } },
    ],
    ['after typingRest', 'keyboard.plain · check.asking', { asks: [['ask', { nickname: '뛰는하루' }]] }],
    ['✓ ask 2', 'keyboard.plain · check.taken'],
    ['nickname.typed 2', 'keyboard.plain · check.typing', { context: { nickname: '나는하루' } }],
    ['after typingRest', 'keyboard.plain · check.asking', { asks: [['ask', { nickname: '나는하루' }]] }],
    ['✗ ask', 'keyboard.plain · check.unknown'],
    ['nickname.typed 3', 'keyboard.plain · check.idle', { context: { nickname: '걷는하루' } }],
  ]));
