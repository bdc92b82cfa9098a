import { it } from 'vitest';
import { ANSWER, expectSteps } from '../../steps.ts';

it('sessionsMachine ends the chosen log-in after one question, and reads the list again', () =>
  expectSteps('sessions', [
    ['✓ load', 'listing.several', { context: { devices: ANSWER } }],
    ['ending.asked', 'asking', { context: { ending: 12 } }],
    ['ending.dismissed', 'listing.several'],
    ['ending.asked', 'asking'],
    ['ending.confirmed', 'ending', { asks: [['end', { sessionId: 12 }]] }],
    ['✓ end', 'loading', { asks: [['load']], does: [['announceEnded']] }],
    ['✓ load', 'listing.several'],
  ]));

it('sessionsMachine ends all others, and has nothing to end where nobody else is logged in', () =>
  expectSteps('sessions', [
    ['✓ load', 'listing.several', { context: { devices: ANSWER } }],
    ['ending.asked 2', 'asking'],
    ['ending.confirmed', 'ending', { asks: [['end', { sessionId: null }]] }],
    ['✓ end', 'loading', { asks: [['load']], does: [['announceEnded']] }],
    ['✓ load 2', 'listing.alone', { context: { devices: ANSWER } }],
  ]));

it('sessionsMachine reads the list again where the log-in has ended by itself, and says so', () =>
  expectSteps('sessions', [
    ['✗ load', 'failed', { context: { error: '로그인한 기기를 불러오지 못했어요.' } }],
    ['screen.retried', 'loading', { asks: [['load']] }],
    ['✓ load', 'listing.several', { context: { devices: ANSWER, error: null } }],
    ['ending.asked', 'asking', { context: { ending: 12 } }],
    ['ending.confirmed', 'ending', { asks: [['end', { sessionId: 12 }]] }],
    [
      '✗ end',
      'loading',
      { asks: [['load']], does: [['notify', { reason: '로그인한 기기를 찾을 수 없어요.' }]] },
    ],
  ]));

it('sessionsMachine asks for the second step again on a device, and says why it could not', () =>
  expectSteps('sessions', [
    ['✓ load', 'listing.several', { context: { devices: ANSWER } }],
    ['trust.ended', 'distrusting', { context: { ending: 14 }, asks: [['distrust', { sessionId: 14 }]] }],
    ['✓ distrust', 'loading', { asks: [['load']], does: [['announceAsked']] }],
    ['✓ load', 'listing.several'],
    ['trust.ended', 'distrusting', { asks: [['distrust', { sessionId: 14 }]] }],
    [
      '✗ distrust',
      'loading',
      { asks: [['load']], does: [['notify', { reason: '로그인한 기기를 찾을 수 없어요.' }]] },
    ],
  ]));
