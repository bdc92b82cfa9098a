import { it } from 'vitest';
import { ANSWER, expectSteps } from '../../steps.ts';

it('eventClosingMachine freezes, calculates and recalculates a result', () =>
  expectSteps('eventClosing', [
    ['✗ load', 'failed', { context: { error: '이벤트 결과를 불러오지 못했어요.' } }],
    ['screen.retried', 'loading', { context: { error: null }, asks: [['load', { id: 4 }]] }],
    ['✓ load', 'ended', { context: { facts: ANSWER } }],
    ['step.taken', 'freezing', { asks: [['freeze', { id: 4 }]] }],
    [
      '✓ freeze',
      'frozen',
      {
        context: { facts: { event: { resultState: 'FROZEN', frozenAt: '2026-09-01T00:05:00.000Z' } } },
        does: [['announceStep']],
      },
    ],
    ['step.taken', 'calculating', { asks: [['calculate', { id: 4 }]] }],
    [
      '✓ calculate',
      'reviewing',
      {
        context: { facts: { result: { id: 4, eventId: 4, eventTitle: '여름 샌들 콘테스트' } } },
        does: [['announceStep']],
      },
    ],
    ['result.questioned', 'recalculating', { asks: [['recalculate', { id: 4 }]] }],
    ['✓ recalculate', 'reviewing', { does: [['announceStep']] }],
    ['screen.reloaded', 'looking', { asks: [['look', { id: 4 }]] }],
  ]));

it('eventClosingMachine announces only after the title was typed', () =>
  expectSteps('eventClosing', [
    ['✓ load', 'ended', { context: { facts: ANSWER } }],
    ['step.taken', 'freezing', { asks: [['freeze', { id: 4 }]] }],
    [
      '✓ freeze',
      'frozen',
      {
        context: { facts: { event: { resultState: 'FROZEN', frozenAt: '2026-09-01T00:05:00.000Z' } } },
        does: [['announceStep']],
      },
    ],
    ['step.taken', 'calculating', { asks: [['calculate', { id: 4 }]] }],
    [
      '✓ calculate',
      'reviewing',
      {
        context: { facts: { result: { id: 4, eventId: 4, eventTitle: '여름 샌들 콘테스트' } } },
        does: [['announceStep']],
      },
    ],
    ['step.taken', 'confirming'],
    ['title.typed', 'confirming', { context: { title: '여름 샌들 콘테스트' } }],
    ['announcement.dismissed', 'reviewing'],
    ['step.taken', 'confirming', { context: { title: '' } }],
    ['title.typed', 'confirming', { context: { title: '여름 샌들 콘테스트' } }],
    [
      'form.submitted',
      'announcing',
      { asks: [['announce', { id: 4, title: '여름 샌들 콘테스트', flaggedVotes: 0 }]] },
    ],
    [
      '✓ announce',
      'announced',
      {
        context: { facts: { result: { announcedAt: '2026-09-05T01:00:00.000Z', state: 'ANNOUNCED' } } },
        does: [['announceStep']],
      },
    ],
    ['screen.reloaded', 'looking', { asks: [['look', { id: 4 }]] }],
    ['screen.reloaded', 'looking', { asks: [['look', { id: 4 }]] }],
  ]));

it('eventClosingMachine pays after the announcement, and looks at what was paid', () =>
  expectSteps('eventClosing', [
    ['✓ load 4', 'announced', { context: { facts: ANSWER } }],
    ['step.taken', 'paying', { asks: [['pay', { id: 4 }]] }],
    ['✓ pay', 'looking', { asks: [['look', { id: 4 }]], does: [['announceStep']] }],
    ['✓ look', 'paid', { context: { facts: ANSWER } }],
  ]));

it('eventClosingMachine begins with a frozen event', () =>
  expectSteps('eventClosing', [
    ['✓ load 2', 'frozen', { context: { facts: ANSWER } }],
    ['screen.reloaded', 'looking', { asks: [['look', { id: 4 }]] }],
  ]));

it('eventClosingMachine begins with a calculated event', () =>
  expectSteps('eventClosing', [['✓ load 3', 'reviewing', { context: { facts: ANSWER } }]]));

it('eventClosingMachine waits for payments, and looks after a pause', () =>
  expectSteps('eventClosing', [
    ['✓ load 5', 'awaiting', { context: { facts: ANSWER } }],
    ['after pace', 'looking', { asks: [['look', { id: 4 }]] }],
  ]));

it('eventClosingMachine looks at a paid event again', () =>
  expectSteps('eventClosing', [
    ['✓ load 6', 'paid', { context: { facts: ANSWER } }],
    ['screen.reloaded', 'looking', { asks: [['look', { id: 4 }]] }],
  ]));
