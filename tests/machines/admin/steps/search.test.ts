import { it } from 'vitest';
import { ANSWER, expectSteps } from '../../steps.ts';

it('adminSearchMachine finds after a pause, and opens the option that was reached', () =>
  expectSteps('adminSearch', [
    ['search.opened', 'open.blank'],
    ['text.typed', 'open.waiting', { context: { text: '나리' } }],
    ['after debounce', 'open.asking', { asks: [['find', { text: '나리' }]] }],
    ['✓ find', 'open.found', { context: { found: ANSWER } }],
    ['option.moved', 'open.found', { context: { active: 1 } }],
    [
      'text.submitted',
      'closed',
      {
        context: { text: '', found: [], active: 0 },
        does: [
          [
            'open',
            { option: { kind: 'ORDER', id: 41, label: 'S2026112200000041', hint: '나리 · 89,000원' } },
          ],
        ],
      },
    ],
  ]));

it('adminSearchMachine asks nothing for one letter, and closes by its shortcut', () =>
  expectSteps('adminSearch', [
    ['search.opened', 'open.blank'],
    ['text.typed 2', 'open.blank', { context: { text: '나' } }],
    ['search.opened', 'closed', { context: { text: '' } }],
    ['search.opened', 'open.blank'],
    ['search.closed', 'closed'],
  ]));

it('adminSearchMachine says that nothing was found, or that it failed, and opens a pressed option', () =>
  expectSteps('adminSearch', [
    ['search.opened', 'open.blank'],
    ['text.typed', 'open.waiting', { context: { text: '나리' } }],
    ['after debounce', 'open.asking', { asks: [['find', { text: '나리' }]] }],
    ['xstate.done.actor.find', 'open.clueless'],
    ['text.typed', 'open.waiting'],
    ['after debounce', 'open.asking', { asks: [['find', { text: '나리' }]] }],
    ['✗ find', 'open.failed', { context: { error: '찾지 못했어요.' } }],
    [
      'option.chosen',
      'closed',
      {
        context: { text: '', error: null },
        does: [['open', { option: { kind: 'MEMBER', id: 7, label: '나리', hint: 'na***@sinbaljang.test' } }]],
      },
    ],
  ]));
