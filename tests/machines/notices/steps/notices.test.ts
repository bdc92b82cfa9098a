import { it } from 'vitest';
import { ANSWER, expectSteps } from '../../steps.ts';

it('noticeReadingMachine is ready for the next notice after one was marked', () =>
  expectSteps('noticeReading', [
    ['notice.opened', 'marking', { asks: [['markRead', { noticeId: 8 }]] }],
    ['✓ markRead', 'idle', { does: [['announceRead']] }],
  ]));

it('noticeCountMachine counts for members, and again when notices change or a count is old', () =>
  expectSteps('noticeCount', [
    ['member.arrived', 'counting', { asks: [['count']] }],
    ['✗ count', 'fresh'],
    ['notices.changed', 'counting', { asks: [['count']] }],
    ['✓ count', 'fresh', { context: { count: 3 } }],
    ['member.arrived', 'counting', { asks: [['count']] }],
    ['✓ count', 'fresh'],
    ['after freshness', 'stale'],
    ['member.arrived', 'counting', { asks: [['count']] }],
    ['✓ count', 'fresh'],
    ['after freshness', 'stale'],
    ['notices.changed', 'counting', { asks: [['count']] }],
  ]));

it('noticeSettingsMachine saves a choice, and says why it could not', () =>
  expectSteps('noticeSettings', [
    ['✗ load', 'failed', { context: { error: '알림을 불러오지 못했어요.' } }],
    ['screen.retried', 'loading', { asks: [['load']] }],
    ['✓ load', 'choosing', { context: { settings: ANSWER, error: null } }],
    [
      'setting.chosen',
      'saving',
      {
        context: { wish: { topic: 'ORDER', inApp: true, mail: false, push: true, talk: true } },
        asks: [['save', { topic: 'ORDER', inApp: true, mail: false, push: true, talk: true }]],
      },
    ],
    ['✓ save', 'choosing', { context: { settings: ANSWER, wish: null } }],
    [
      'setting.chosen',
      'saving',
      {
        context: { wish: { topic: 'ORDER', inApp: true, mail: false, push: true, talk: true } },
        asks: [['save', { topic: 'ORDER', inApp: true, mail: false, push: true, talk: true }]],
      },
    ],
    ['✗ save', 'choosing', { context: { wish: null, error: '알림을 저장하지 못했어요.' } }],
  ]));

it('noticeLimitMachine saves a limit', () =>
  expectSteps('noticeLimit', [
    ['✗ load', 'failed', { context: { error: '한 주에 받을 알림 수를 불러오지 못했어요.' } }],
    ['screen.retried', 'loading', { asks: [['load']] }],
    ['✓ load', 'choosing', { context: { limit: { weekly: null, counted: 4, suppressed: 0 }, error: null } }],
    ['limit.chosen', 'saving', { asks: [['save', { weekly: 3 }]] }],
    ['✓ save', 'choosing', { context: { limit: { weekly: 3, counted: 4, suppressed: 2 } } }],
  ]));
