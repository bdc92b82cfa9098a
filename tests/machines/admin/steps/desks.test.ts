import { it } from 'vitest';
import { ANSWER, expectSteps } from '../../steps.ts';

it('testMailMachine sends one letter for a press', () =>
  expectSteps('testMail', [
    ['mail.asked', 'sending', { asks: [['send']] }],
    ['mail.asked', 'sending'],
    ['✗ send', 'refused', { context: { error: '요청이 너무 잦아요. 잠시 뒤에 다시 시도해 주세요.' } }],
  ]));

it('categoryDeskMachine reads the list again after a category was hidden', () =>
  expectSteps('categoryDesk', [
    ['✗ load', 'failed', { context: { error: '설정을 불러오지 못했어요.' } }],
    ['screen.retried', 'loading', { asks: [['load']] }],
    ['✓ load', 'listing', { context: { rows: ANSWER, error: null } }],
    [
      'category.hidden',
      'hiding',
      {
        asks: [
          [
            'hide',
            {
              row: { categoryId: 1, type: 'BOOTS', name: '부츠', isHidden: false, products: 12, version: 1 },
            },
          ],
        ],
      },
    ],
    ['✓ hide', 'loading', { asks: [['load']] }],
  ]));

it('settingFormMachine saves, compares with another edit, and keeps an unanswered one', () =>
  expectSteps('settingForm', [
    [
      'field.changed',
      'editing.typing',
      {
        context: {
          values: {
            text: '',
            link: '',
            from: '',
            until: '',
            isOn: false,
            message: '',
            perHour: '',
            hideAt: '',
            voices: '',
            basisPoints: '',
            hours: '5',
          },
        },
      },
    ],
    [
      'form.submitted',
      'saving',
      { asks: [['save', { form: { key: 'blackout', version: 0, value: { hours: 5 } } }]] },
    ],
    ['✗ save 2', 'comparing', { asks: [['lookUp', { key: 'blackout' }]] }],
    ['✓ lookUp', 'outrun', { context: { other: ANSWER } }],
    [
      'mine.confirmed',
      'saving',
      {
        context: {
          row: {
            key: 'blackout',
            value: { hours: 8 },
            version: 1,
            updatedBy: '서연',
            updatedAt: '2026-11-22T03:00:00.000Z',
          },
          other: null,
        },
        asks: [['save', { form: { key: 'blackout', version: 1, value: { hours: 5 } } }]],
      },
    ],
  ]));

it('settingFormMachine keeps what was typed without an answer', () =>
  expectSteps('settingForm', [
    [
      'field.changed',
      'editing.typing',
      {
        context: {
          values: {
            text: '',
            link: '',
            from: '',
            until: '',
            isOn: false,
            message: '',
            perHour: '',
            hideAt: '',
            voices: '',
            basisPoints: '',
            hours: '5',
          },
        },
      },
    ],
    [
      'form.submitted',
      'saving',
      { asks: [['save', { form: { key: 'blackout', version: 0, value: { hours: 5 } } }]] },
    ],
    ['✗ save 3', 'editing.unanswered', { context: { error: '응답이 늦어지고 있어요.' } }],
  ]));

it('rewardPaymentMachine says why a payment was refused, and pays again', () =>
  expectSteps('rewardPayment', [
    ['payment.asked', 'paying', { asks: [['pay', { eventId: 7 }]] }],
    [
      '✗ pay',
      'refused',
      { context: { error: '대기 중인 보상만 지급할 수 있어요.' }, does: [['announceChange']] },
    ],
    ['payment.asked', 'paying', { context: { error: null }, asks: [['pay', { eventId: 7 }]] }],
    ['✓ pay', 'idle', { context: { said: '포인트를 지급했어요.' }, does: [['announceChange']] }],
  ]));

it('rewardStatisticsMachine refreshes old figures by time, by change and by press', () =>
  expectSteps('rewardStatistics', [
    ['✗ read', 'failed', { context: { error: '보상을 불러오지 못했어요.' } }],
    ['screen.retried', 'loading', { asks: [['read']] }],
    ['✓ read', 'fresh', { context: { figures: ANSWER, error: null } }],
    ['figures.outdated', 'refreshing', { asks: [['readAgain']] }],
    ['✗ readAgain', 'stale', { context: { error: '보상을 불러오지 못했어요.' } }],
    ['screen.retried', 'refreshing', { asks: [['readAgain']] }],
    ['✗ readAgain', 'stale'],
    ['figures.outdated', 'refreshing', { asks: [['readAgain']] }],
    ['✗ readAgain', 'stale'],
    ['after freshness 2', 'refreshing', { asks: [['readAgain']] }],
  ]));

it('caseClaimRenewalMachine pauses while the page is away, and holds after a lost answer', () =>
  expectSteps('caseClaimRenewal', [
    ['after renewal', 'renewing', { asks: [['renew', { id: 7 }]] }],
    ['page.left', 'away'],
    ['page.shown', 'renewing', { asks: [['renew', { id: 7 }]] }],
    ['✗ renew', 'held'],
  ]));
