import { expect, it } from 'vitest';
import { ANSWER, expectSteps } from '../../steps.ts';

it('accountWithdrawalMachine names what is in the way, and looks again', () =>
  expectSteps('accountWithdrawal', [
    ['✗ load', 'failed', { context: { error: '탈퇴 안내를 불러오지 못했어요.' } }],
    ['screen.retried', 'loading', { asks: [['load']] }],
    ['✓ load 2', 'blocked', { context: { leaving: ANSWER, error: null } }],
    ['screen.retried', 'loading', { asks: [['load']] }],
    ['✓ load', 'ready.choosing', { context: { leaving: ANSWER } }],
  ]));

it('accountWithdrawalMachine leaves with the choice about posts once the loss is accepted', () =>
  expectSteps('accountWithdrawal', [
    ['✓ load', 'ready.choosing', { context: { leaving: ANSWER } }],
    ['posts.chosen', 'ready.choosing', { context: { keepPosts: true } }],
    ['loss.accepted', 'ready.choosing', { context: { agreed: true } }],
    ['leaving.confirmed', 'leaving', { asks: [['leave', { keepPosts: true }]] }],
    [
      '✗ leave',
      'ready.refused',
      { context: { error: '아직 끝나지 않은 주문이나 요청이 있어 탈퇴할 수 없어요.' } },
    ],
    ['leaving.confirmed', 'leaving', { asks: [['leave', { keepPosts: true }]] }],
    ['✗ leave 2', 'ready.unanswered', { context: { error: '응답이 늦어지고 있어요.' } }],
    ['leaving.confirmed', 'leaving', { asks: [['leave', { keepPosts: true }]] }],
    ['✓ leave', 'left', { does: [['endSession']] }],
  ]));

it('dataExportMachine downloads when it is asked to, again and after a refusal', () =>
  expectSteps('dataExport', [
    ['export.asked', 'collecting', { asks: [['collect']] }],
    ['✗ collect', 'refused', { context: { error: '요청이 너무 잦아요. 잠시 뒤에 다시 시도해 주세요.' } }],
    ['export.asked', 'collecting', { asks: [['collect']] }],
    ['✓ collect', 'downloaded', { context: { error: null } }],
    ['export.asked', 'collecting', { asks: [['collect']] }],
  ]));

it('bodyVisibilityMachine reads again after a failure', () =>
  expectSteps('bodyVisibility', [
    ['✗ load', 'failed', { context: { error: '공개 범위를 불러오지 못했어요.' } }],
    ['screen.retried', 'loading', { asks: [['load']] }],
    ['✓ load', 'choosing.untouched', { context: { error: null } }],
  ]));

it('consentSettingsMachine reads again after a failure and keeps the saved choices', () =>
  expectSteps('consentSettings', [
    ['✗ load', 'failed', { context: { error: '약관을 불러오지 못했어요.' } }],
    ['screen.retried', 'loading', { asks: [['load']] }],
    ['✓ load', 'ready.settled', { context: { standing: ANSWER, error: null } }],
    [
      'choice.changed',
      'saving',
      {
        context: { wish: { document: 'MARKETING', agreed: true } },
        asks: [['save', { document: 'MARKETING', agreed: true }]],
      },
    ],
    ['✓ save', 'ready.settled', { context: { standing: ANSWER, wish: null } }],
  ]));

it('consentsMachine shows no question without documents to agree to', () =>
  expectSteps('consents', [['✓ load 3', 'nothing']]));

it('consentsMachine stays silent where the documents do not load', () =>
  expectSteps('consents', [['✗ load', 'failed']]));

it('consentsMachine can be put off before the documents are in force', () =>
  expectSteps('consents', [
    [
      '✓ load 2',
      'asking.early',
      {
        context: {
          documents: [
            { document: 'TERMS', required: true, agreed: true },
            { document: 'PRIVACY', required: true, agreed: true },
          ],
        },
      },
    ],
    [
      'consents.postponed',
      'putOff',
      { does: [['storePutOff', { documents: expect.any(Array), error: null }]] },
    ],
  ]));

it('consentsMachine leads to the withdrawal, and asks again after a lost answer', () =>
  expectSteps('consents', [
    [
      '✓ load',
      'asking.inForce',
      {
        context: {
          documents: [
            { document: 'AGE_14', required: true },
            { document: 'TERMS', required: true },
            { document: 'PRIVACY', required: true },
          ],
        },
      },
    ],
    ['leaving.chosen', 'asking.inForce', { does: [['goToWithdraw']] }],
    ['consents.given', 'saving', { asks: [['save', { documents: expect.any(Array) }]] }],
    ['✗ save', 'asking.inForce', { context: { error: '응답이 늦어지고 있어요.' } }],
  ]));
