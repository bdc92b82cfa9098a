import { expect, it } from 'vitest';
import { ANSWER, expectSteps } from '../../steps.ts';

it('sellerApplicationMachine opens the form for somebody without an application', () =>
  expectSteps('sellerApplication', [
    ['✗ load', 'failed', { context: { error: '신청 내용을 불러오지 못했어요.' } }],
    ['screen.retried', 'loading', { asks: [['load']] }],
    [
      '✓ load 2',
      'none',
      {
        context: { mine: { userType: 'user', application: null, inTheWay: [] }, error: null },
        does: [['takeRole']],
      },
    ],
    ['form.opened', 'editing'],
    ['form.closed', 'none'],
  ]));

it('sellerApplicationMachine opens the form again after a rejection', () =>
  expectSteps('sellerApplication', [
    ['✓ load 5', 'rejected', { context: { mine: ANSWER }, does: [['takeRole']] }],
    ['form.opened', 'editing'],
  ]));

it('sellerApplicationMachine asks before it withdraws an application that needs more', () =>
  expectSteps('sellerApplication', [
    ['✓ load 3', 'moreInfo', { context: { mine: ANSWER }, does: [['takeRole']] }],
    ['form.opened', 'editing'],
    ['form.closed', 'moreInfo'],
    ['withdrawal.asked', 'asking'],
    ['withdrawal.dismissed', 'moreInfo'],
    ['withdrawal.asked', 'asking'],
    ['withdrawal.confirmed', 'withdrawing', { asks: [['withdraw']] }],
  ]));

it('applicationDocumentMachine begins without a document', () =>
  expectSteps('applicationDocument', [['start', 'resting.none']]));

it('storePictureMachine uploads a picture, and another after a refusal', () =>
  expectSteps('storePicture', [
    ['picture.chosen', 'uploading', { asks: [['upload', { file: expect.anything() }]] }],
    ['✗ upload', 'refused', { context: { error: 'JPG, PNG, WebP 사진만 올릴 수 있어요.' } }],
    [
      'picture.chosen',
      'uploading',
      { context: { error: null }, asks: [['upload', { file: expect.anything() }]] },
    ],
    ['✓ upload', 'idle', { does: [['finish']] }],
  ]));
