import { it } from 'vitest';
import { expectSteps } from '../../steps.ts';

it('unlockMachine unlocks by a good link', () =>
  expectSteps('unlock', [
    [
      'link.opened',
      'unlocking',
      { context: { token: 'sample-token' }, asks: [['unlock', { token: 'sample-token' }]] },
    ],
    ['✓ unlock', 'unlocked', { context: { token: '' } }],
  ]));

it('unlockMachine unlocks nothing without a token, and tells late from wrong links', () =>
  expectSteps('unlock', [
    ['link.opened 2', 'wrong'],
    [
      'link.opened',
      'unlocking',
      { context: { token: 'sample-token' }, asks: [['unlock', { token: 'sample-token' }]] },
    ],
    ['✗ unlock 2', 'expired'],
    ['link.opened', 'unlocking', { asks: [['unlock', { token: 'sample-token' }]] }],
    ['✗ unlock 3', 'wrong'],
  ]));

it('unlockMachine tries again where nobody could say whether the link is good', () =>
  expectSteps('unlock', [
    [
      'link.opened',
      'unlocking',
      { context: { token: 'sample-token' }, asks: [['unlock', { token: 'sample-token' }]] },
    ],
    ['✗ unlock', 'failed', { context: { error: '서버에 문제가 생겼어요.' } }],
    ['screen.retried', 'unlocking', { asks: [['unlock', { token: 'sample-token' }]] }],
    ['✓ unlock', 'unlocked', { context: { token: '' } }],
  ]));

it('unlockMailMachine mails one letter for repeated presses, and says why it could not', () =>
  expectSteps('unlockMail', [
    ['letter.wanted', 'asking', { asks: [['ask', { email: 'user@sinbaljang.test' }]] }],
    ['letter.wanted', 'asking'],
    ['✗ ask', 'refused', { context: { error: '요청이 너무 잦아요. 잠시 뒤에 다시 시도해 주세요.' } }],
    ['letter.wanted', 'asking', { asks: [['ask', { email: 'user@sinbaljang.test' }]] }],
    ['✓ ask', 'mailSent', { context: { error: null } }],
  ]));

it('notMeMachine ends a log-in only when it is disowned', () =>
  expectSteps('notMe', [
    ['link.opened', 'asking', { context: { token: 'sample-token' } }],
    ['login.disowned', 'disowning', { asks: [['disown', { token: 'sample-token' }]] }],
    ['✓ disown', 'ended', { context: { token: '', mailed: true } }],
  ]));

it('notMeMachine shows nothing without a token, and tells late from wrong links', () =>
  expectSteps('notMe', [
    ['link.opened 2', 'wrong'],
    ['link.opened', 'asking', { context: { token: 'sample-token' } }],
    ['login.disowned', 'disowning', { asks: [['disown', { token: 'sample-token' }]] }],
    ['✗ disown 2', 'expired'],
    ['link.opened', 'asking'],
    ['login.disowned', 'disowning', { asks: [['disown', { token: 'sample-token' }]] }],
    ['✗ disown 3', 'wrong'],
  ]));

it('notMeMachine tries again after a failure', () =>
  expectSteps('notMe', [
    ['link.opened', 'asking', { context: { token: 'sample-token' } }],
    ['login.disowned', 'disowning', { asks: [['disown', { token: 'sample-token' }]] }],
    ['✗ disown', 'failed', { context: { error: '서버에 문제가 생겼어요.' } }],
    ['screen.retried', 'disowning', { asks: [['disown', { token: 'sample-token' }]] }],
    ['✓ disown', 'ended', { context: { token: '', mailed: true } }],
  ]));
