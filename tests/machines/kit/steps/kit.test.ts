import { expect, it } from 'vitest';
import { expectSteps } from '../../steps.ts';

it('createLedgerMachine opens the tab of its address', () =>
  expectSteps(
    'level',
    [
      [
        'start',
        'tab.history · summary.loading · history.loading',
        { asks: [['summary'], ['history', { page: 0, size: 10, filter: undefined }]] },
      ],
      ['tab.selected 2', 'tab.summary · summary.loading · history.loading'],
    ],
    { tab: 'history' },
  ));

it('createLedgerMachine is empty without rows', () =>
  expectSteps('level', [
    [
      '✓ history 2',
      'tab.summary · summary.loading · history.loaded.empty',
      { context: { history: { items: [], page: 0, totalPages: 0, totalElements: 0 } } },
    ],
  ]));

it('createPagedMachine is empty without rows', () =>
  expectSteps('brandProducts', [
    [
      '✓ loadPage 2',
      'loaded.empty',
      { context: { page: { items: [], page: 0, totalPages: 0, totalElements: 0 } } },
    ],
  ]));

it('createRemovalMachine asks before it removes', () =>
  expectSteps('feedRemoval', [
    ['removal.asked', 'confirming'],
    ['removal.dismissed', 'idle'],
  ]));

it('feedVoteMachine asks before it votes', () =>
  expectSteps('feedVote', [
    ['vote.asked', 'confirming'],
    ['vote.dismissed', 'settled'],
  ]));

it('taggedProductMachine loads again after a failure, and keeps the chosen size', () =>
  expectSteps('taggedProduct', [
    ['✗ load', 'failed', { context: { error: '피드 목록 조회에 실패했습니다.' } }],
    ['screen.retried', 'loading', { asks: [['load', { productId: 22, gender: 'UNISEX', color: 'BLACK' }]] }],
    [
      '✓ load',
      'choosing',
      {
        context: {
          sizes: [
            { optionId: 21, size: '240', stock: 0 },
            { optionId: 22, size: '245', stock: 3 },
            { optionId: 23, size: '250', stock: 8 },
          ],
          advised: 245,
          optionId: 22,
          error: null,
        },
      },
    ],
    ['size.chosen', 'choosing', { context: { optionId: 23 } }],
  ]));

it('purchaseSearchMachine says that nothing was found', () =>
  expectSteps('purchaseSearch', [
    ['words.typed 2', 'waiting', { context: { words: '없는 신발' } }],
    ['after debounce', 'asking', { asks: [['find', { words: '없는 신발', page: 0 }]] }],
    ['xstate.done.actor.find', 'none', { context: { items: [], total: 0 } }],
  ]));

it('createLoadedFormMachine keeps the form without an answer', () =>
  expectSteps('feedEditor', [
    ['✓ load', 'editing.typing', { context: { values: expect.anything(), about: { total: 1 } } }],
    [
      'field.changed',
      'editing.typing',
      {
        context: { values: { title: '새 글', content: '하루 종일 신었어요.', orderItemId: '11' } },
        does: [['storeDraft']],
      },
    ],
    [
      'form.submitted',
      'saving',
      {
        asks: [
          [
            'save',
            { body: expect.objectContaining({ target: expect.objectContaining({ kind: 'create' }) }) },
          ],
        ],
      },
    ],
    ['✗ save 2', 'editing.unanswered', { context: { error: '응답이 늦어지고 있어요.' } }],
  ]));

it('createFileMachine writes another file after one was handed over', () =>
  expectSteps('ownDocumentFile', [
    ['file.asked', 'writing', { asks: [['write', { filter: { applicationId: 1, kind: 'PDF' } }]] }],
    [
      '✓ write',
      'handed',
      {
        context: { rows: 1 },
        does: [['handOver', { file: { fileName: 'document-1.pdf', bytes: expect.anything(), rows: 1 } }]],
      },
    ],
    ['file.asked', 'writing', { asks: [['write', { filter: { applicationId: 1, kind: 'PDF' } }]] }],
  ]));
