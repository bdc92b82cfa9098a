import { it } from 'vitest';
import { ANSWER, expectSteps } from '../../steps.ts';

it('reportCaseMachine claims a case before its decision, and shows a failure', () =>
  expectSteps('reportCase', [
    ['✗ load', 'failed', { context: { error: '신고를 불러오지 못했어요.' } }],
    ['screen.retried', 'loading', { context: { error: null }, asks: [['load', { id: 7 }]] }],
    ['✓ load', 'claiming', { context: { opened: ANSWER }, asks: [['claim', { id: 7 }]] }],
    ['✓ claim', 'claimed.typing'],
    [
      'field.changed',
      'claimed.typing',
      {
        context: {
          values: {
            decision: 'HIDE',
            rule: '광고 금지',
            noteToAuthor: '',
            kind: '',
            days: '',
            reason: '',
            text: '',
            memo: '',
          },
        },
      },
    ],
    [
      'form.submitted',
      'deciding',
      {
        asks: [
          [
            'decide',
            {
              id: 7,
              body: { decision: 'HIDE', rule: '광고 금지', noteToAuthor: '', sanction: null, version: 1 },
            },
          ],
        ],
      },
    ],
    [
      '✗ decide',
      'claimed.refused',
      { context: { error: '숨기거나 삭제할 수 없어요.' }, does: [['focusProblem']] },
    ],
    [
      'form.submitted',
      'deciding',
      {
        asks: [
          [
            'decide',
            {
              id: 7,
              body: { decision: 'HIDE', rule: '광고 금지', noteToAuthor: '', sanction: null, version: 1 },
            },
          ],
        ],
      },
    ],
    ['✗ decide 2', 'claimed.unanswered', { context: { error: '응답이 늦어지고 있어요.' } }],
    [
      'form.submitted',
      'deciding',
      {
        asks: [
          [
            'decide',
            {
              id: 7,
              body: { decision: 'HIDE', rule: '광고 금지', noteToAuthor: '', sanction: null, version: 1 },
            },
          ],
        ],
      },
    ],
    [
      '✗ decide 3',
      'conflict.reading',
      {
        context: { error: '도윤님이 검토하고 있어요. 잠시 뒤에 다시 확인해 주세요.' },
        asks: [['look', { id: 7 }]],
        does: [['announceConflict']],
      },
    ],
    ['✗ look', 'conflict.told'],
  ]));

it('reportCaseMachine fails where the case cannot be claimed', () =>
  expectSteps('reportCase', [
    ['✓ load', 'claiming', { context: { opened: ANSWER }, asks: [['claim', { id: 7 }]] }],
    ['✗ claim', 'failed', { context: { error: '신고를 불러오지 못했어요.' } }],
  ]));

it('segmentGiftMachine counts before it gives, and says why it could not', () =>
  expectSteps('segmentGift', [
    [
      'field.changed',
      'choosing.typing',
      {
        context: {
          values: {
            levelFrom: '2',
            levelTo: '10',
            joinedFrom: '',
            joinedTo: '',
            lastOrderFrom: '',
            lastOrderTo: '',
            boughtCategory: '',
          },
        },
      },
    ],
    [
      'form.submitted',
      'counting',
      { asks: [['count', { id: 1, segment: { role: 'user', levelFrom: 2, levelTo: 10 } }]] },
    ],
    [
      '✗ count',
      'choosing.refused',
      { context: { error: '쿠폰 캠페인을 찾을 수 없어요.' }, does: [['focusProblem']] },
    ],
    [
      'form.submitted',
      'counting',
      { asks: [['count', { id: 1, segment: { role: 'user', levelFrom: 2, levelTo: 10 } }]] },
    ],
    [
      '✓ count',
      'counted',
      { context: { counted: { count: 600, holders: 20, most: 10000, left: 880 }, error: null } },
    ],
    ['gift.dismissed', 'choosing.typing'],
    [
      'form.submitted',
      'counting',
      { asks: [['count', { id: 1, segment: { role: 'user', levelFrom: 2, levelTo: 10 } }]] },
    ],
    ['✓ count', 'counted'],
    [
      'gift.confirmed',
      'giving',
      { asks: [['give', { id: 1, segment: { role: 'user', levelFrom: 2, levelTo: 10 } }]] },
    ],
    ['✗ give 2', 'choosing.unanswered', { context: { error: '응답이 늦어지고 있어요.' } }],
  ]));

it('campaignDetailMachine looks again while coupons are given, and after a failure', () =>
  expectSteps('campaignDetail', [
    ['✗ load', 'failed', { context: { error: '쿠폰 캠페인을 불러오지 못했어요.' } }],
    ['screen.retried', 'loading', { asks: [['load', { id: 1 }]] }],
    ['✓ load', 'settled', { context: { detail: ANSWER, error: null } }],
    ['screen.reloaded', 'looking', { asks: [['look', { id: 1 }]] }],
    ['✓ look 2', 'giving', { context: { detail: ANSWER } }],
    ['screen.reloaded', 'looking', { asks: [['look', { id: 1 }]] }],
    ['✗ look', 'stale', { context: { error: '쿠폰 캠페인을 불러오지 못했어요.' } }],
    ['screen.reloaded', 'looking', { asks: [['look', { id: 1 }]] }],
    ['✗ look', 'stale'],
    ['after pace 2', 'looking', { asks: [['look', { id: 1 }]] }],
  ]));

it('campaignDetailMachine looks again at a settled campaign', () =>
  expectSteps('campaignDetail', [
    ['✓ load 2', 'giving', { context: { detail: ANSWER } }],
    ['screen.reloaded', 'looking', { asks: [['look', { id: 1 }]] }],
  ]));
