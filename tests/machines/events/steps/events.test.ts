import { it } from 'vitest';
import { ANSWER, expectSteps } from '../../steps.ts';

it('eventRankingMachine refreshes by time and by change, and rests away from the page', () =>
  expectSteps('eventRanking', [
    ['✗ load', 'failed', { context: { error: '이벤트를 불러오지 못했어요.' } }],
    ['screen.retried', 'loading', { asks: [['load', { eventId: 1 }]] }],
    ['✓ load', 'shown', { context: { first: ANSWER, error: null } }],
    ['ranking.outdated', 'refreshing', { asks: [['loadAgain', { eventId: 1 }]] }],
    ['✓ loadAgain', 'shown', { context: { first: ANSWER } }],
    ['after pace', 'refreshing', { asks: [['loadAgain', { eventId: 1 }]] }],
    ['ranking.outdated', 'refreshing', { asks: [['loadAgain', { eventId: 1 }]] }],
    ['page.left', 'resting'],
    ['page.returned', 'refreshing', { asks: [['loadAgain', { eventId: 1 }]] }],
  ]));

it('drawCheckMachine checks the downloaded record again after a failure', () =>
  expectSteps('drawCheck', [
    ['✗ download', 'failed', { context: { error: '이벤트를 불러오지 못했어요.' } }],
    ['screen.retried', 'loading', { asks: [['download', { eventId: 1 }]] }],
    [
      '✓ download',
      'checking',
      {
        context: { content: { format: 'sinbaljang-draw-1' }, error: null },
        asks: [['check', { content: { format: 'sinbaljang-draw-1' } }]],
      },
    ],
    ['✗ check', 'failed', { context: { error: '이벤트를 불러오지 못했어요.' } }],
  ]));

it('drawCheckMachine tells a weak record', () =>
  expectSteps('drawCheck', [
    [
      '✓ download',
      'checking',
      {
        context: { content: { format: 'sinbaljang-draw-1' } },
        asks: [['check', { content: { format: 'sinbaljang-draw-1' } }]],
      },
    ],
    ['✓ check', 'weak', { context: { check: ANSWER } }],
  ]));

it('drawCheckMachine tells a verified record', () =>
  expectSteps('drawCheck', [
    [
      '✓ download',
      'checking',
      {
        context: { content: { format: 'sinbaljang-draw-1' } },
        asks: [['check', { content: { format: 'sinbaljang-draw-1' } }]],
      },
    ],
    ['✓ check 2', 'verified', { context: { check: ANSWER } }],
  ]));

it('drawCheckMachine tells a broken record', () =>
  expectSteps('drawCheck', [
    [
      '✓ download',
      'checking',
      {
        context: { content: { format: 'sinbaljang-draw-1' } },
        asks: [['check', { content: { format: 'sinbaljang-draw-1' } }]],
      },
    ],
    ['✓ check 3', 'broken', { context: { check: ANSWER } }],
  ]));

it('badgesMachine is empty without badges, and shows those of a tab', () =>
  expectSteps('badges', [
    ['✓ load 2', 'tab.all · data.loaded.idle', { context: { list: ANSWER } }],
    ['tab.selected', 'tab.displayed · data.loaded.idle'],
    ['tab.selected 2', 'tab.all · data.loaded.idle'],
  ]));

it('badgesMachine loads again after a failure, and tells a refused toggle', () =>
  expectSteps('badges', [
    ['✗ load', 'tab.all · data.failed', { context: { error: '요청을 처리하지 못했어요' } }],
    ['screen.retried', 'tab.all · data.loading', { asks: [['load']] }],
    ['✓ load', 'tab.all · data.loaded.idle', { context: { list: ANSWER, error: null } }],
    [
      'badge.toggled',
      'tab.all · data.loaded.toggling',
      { context: { togglingId: 1 }, asks: [['toggle', { badgeId: 1, isDisplayed: false }]] },
    ],
    ['✗ toggle', 'tab.all · data.loaded.alerting', { context: { togglingId: null } }],
    ['alert.dismissed', 'tab.all · data.loaded.idle'],
    [
      'badge.toggled',
      'tab.all · data.loaded.toggling',
      { context: { togglingId: 1 }, asks: [['toggle', { badgeId: 1, isDisplayed: false }]] },
    ],
    ['✓ toggle', 'tab.all · data.loaded.reloading', { asks: [['reload']] }],
    [
      '✗ reload',
      'tab.all · data.failed',
      { context: { error: '요청을 처리하지 못했어요', togglingId: null } },
    ],
  ]));
