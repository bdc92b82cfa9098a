import { it } from 'vitest';
import { ANSWER, expectSteps } from '../../steps.ts';

it('auditLogMachine reads on after a cut, and again after a failure', () =>
  expectSteps('auditLog', [
    ['✗ read', 'failed', { context: { error: '기록을 불러오지 못했어요.' } }],
    [
      'screen.retried',
      'reading',
      {
        asks: [
          [
            'read',
            {
              filter: { actor: null, action: null, targetType: null, targetId: null, from: null, to: null },
              before: null,
            },
          ],
        ],
      },
    ],
    [
      '✓ read',
      'shown.partly',
      {
        context: {
          entries: [
            { entryId: 120, at: '2026-11-22T03:00:00.000Z', action: 'SETTING_CHANGED' },
            { entryId: 119, at: '2026-11-22T03:00:00.000Z', action: 'SETTING_CHANGED' },
          ],
          next: 119,
          error: null,
        },
      },
    ],
    [
      'more.requested',
      'readingOn',
      {
        asks: [
          [
            'readOn',
            {
              filter: { actor: null, action: null, targetType: null, targetId: null, from: null, to: null },
              before: 119,
            },
          ],
        ],
      },
    ],
    ['✗ readOn', 'cut', { context: { error: '기록을 불러오지 못했어요.' } }],
    [
      'more.requested',
      'readingOn',
      {
        asks: [
          [
            'readOn',
            {
              filter: { actor: null, action: null, targetType: null, targetId: null, from: null, to: null },
              before: 119,
            },
          ],
        ],
      },
    ],
    [
      '✓ readOn',
      'shown.whole',
      {
        context: {
          entries: [
            { entryId: 120, at: '2026-11-22T03:00:00.000Z', action: 'SETTING_CHANGED' },
            { entryId: 119, at: '2026-11-22T03:00:00.000Z', action: 'SETTING_CHANGED' },
            { entryId: 118, at: '2026-11-22T03:00:00.000Z', action: 'SETTING_CHANGED' },
          ],
          next: null,
          error: null,
        },
      },
    ],
  ]));

it('auditChainMachine reads the end of the chain before it checks it', () =>
  expectSteps('auditChain', [
    ['✗ load', 'failed', { context: { error: '기록을 불러오지 못했어요.' } }],
    ['screen.retried', 'loading', { asks: [['load']] }],
    ['✓ load', 'standing', { context: { chain: ANSWER, error: null } }],
    ['check.asked', 'checking', { asks: [['verify']] }],
    ['✓ verify', 'checked', { context: { check: ANSWER } }],
  ]));
