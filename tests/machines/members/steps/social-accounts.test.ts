import { it } from 'vitest';
import { ANSWER, expectSteps } from '../../steps.ts';

it('socialAccountsMachine leaves for the other site, and says why it cannot', () =>
  expectSteps('socialAccounts', [
    ['✗ load', 'failed', { context: { error: '소셜 계정을 불러오지 못했어요.' } }],
    ['screen.retried', 'loading', { asks: [['load']] }],
    ['✓ load', 'listing', { context: { connections: ANSWER, error: null } }],
    [
      'connection.asked',
      'connecting',
      { context: { provider: 'naver' }, asks: [['connect', { provider: 'naver' }]] },
    ],
    [
      '✗ connect',
      'listing',
      { does: [['notify', { reason: '요청이 너무 잦아요. 잠시 뒤에 다시 시도해 주세요.' }]] },
    ],
    ['connection.asked', 'connecting', { asks: [['connect', { provider: 'naver' }]] }],
    ['✓ connect', 'leaving', { does: [['leave', { url: '/test-social/naver' }]] }],
  ]));

it('socialAccountsMachine disconnects after one question, but not the last way to log in', () =>
  expectSteps('socialAccounts', [
    ['✓ load', 'listing', { context: { connections: ANSWER } }],
    ['removal.asked', 'asking', { context: { provider: 'kakao' } }],
    ['removal.dismissed', 'listing'],
    ['removal.asked', 'asking'],
    ['removal.confirmed', 'removing', { asks: [['remove', { provider: 'kakao' }]] }],
    ['✗ remove', 'listing', { does: [['notify', { reason: '로그인 방법이 하나는 있어야 해요.' }]] }],
    ['removal.asked', 'asking'],
    ['removal.confirmed', 'removing', { asks: [['remove', { provider: 'kakao' }]] }],
    ['✓ remove', 'loading', { asks: [['load']] }],
  ]));
