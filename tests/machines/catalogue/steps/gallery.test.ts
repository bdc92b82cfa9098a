import { expect, it } from 'vitest';
import { ANSWER, expectSteps } from '../../steps.ts';

it('productGalleryMachine moves among large pictures and comes near one', () =>
  expectSteps('productGallery', [
    ['picture.opened', 'large.whole', { context: { at: 1 } }],
    ['picture.moved', 'large.whole', { context: { at: 2 } }],
    ['picture.pressed', 'large.near'],
    ['picture.pressed', 'large.whole'],
    ['view.closed', 'resting'],
  ]));

it('productGalleryMachine turns once the frames are there, and asks again after a failure', () =>
  expectSteps('productGallery', [
    ['turn.started', 'turning.loading', { asks: [['loadFrames']] }],
    ['✗ loadFrames', 'turning.failed'],
    ['turn.started', 'turning.loading', { asks: [['loadFrames']] }],
    ['✓ loadFrames', 'turning.turnable'],
    ['turn.moved', 'turning.turnable', { context: { frame: 1 } }],
    ['view.closed', 'resting'],
  ]));

it('compareMachine keeps up to three products, and says that one more has no room', () =>
  expectSteps('compare', [
    [
      'product.added',
      'collecting',
      {
        context: {
          tray: [
            { productId: 1, name: '고래 로우 스니커즈', price: 79000 },
            { productId: 2, name: '구름 쿠션 런닝화', price: 149000 },
            { productId: 3, name: '한라 워커 부츠', price: 189000 },
          ],
        },
        does: [['keepTray', { tray: expect.any(Array) }]],
      },
    ],
    ['product.added 2', 'collecting', { does: [['tellFull']] }],
    [
      'product.removed',
      'collecting',
      {
        context: {
          tray: [
            { productId: 2, name: '구름 쿠션 런닝화', price: 149000 },
            { productId: 3, name: '한라 워커 부츠', price: 189000 },
          ],
        },
        does: [['keepTray', { tray: expect.any(Array) }]],
      },
    ],
    ['tray.cleared', 'collecting', { context: { tray: [] }, does: [['keepTray', { tray: [] }]] }],
  ]));

it('compareMachine loads the table of its products, and again after a failure', () =>
  expectSteps('compare', [
    ['table.opened', 'table.loading', { asks: [['loadTable', { ids: [1, 2] }]] }],
    ['✗ loadTable', 'table.failed', { context: { error: '상품을 비교하지 못했어요' } }],
    ['screen.retried', 'table.loading', { asks: [['loadTable', { ids: [1, 2] }]] }],
    ['✓ loadTable', 'table.shown', { context: { table: ANSWER } }],
    ['table.closed', 'collecting'],
  ]));

it('compareMachine closes the table once there is too little to compare', () =>
  expectSteps('compare', [
    ['table.opened', 'table.loading', { asks: [['loadTable', { ids: [1, 2] }]] }],
    ['✓ loadTable', 'table.shown', { context: { table: ANSWER } }],
    [
      'product.removed',
      'collecting',
      {
        context: {
          tray: [{ productId: 2, name: '구름 쿠션 런닝화', price: 149000 }],
          table: [{ facts: null }],
        },
        does: [['keepTray', { tray: expect.any(Array) }]],
      },
    ],
    [
      { type: 'product.removed', productId: 2 },
      'collecting',
      { context: { tray: [], table: [] }, does: [['keepTray', { tray: [] }]] },
    ],
  ]));

it('productOptionsMachine opens its sheet, and shows an advised size', () =>
  expectSteps('productOptions', [
    ['sheet.opened', 'picks.unpicked · sheet.open'],
    ['sheet.closed', 'picks.unpicked · sheet.closed'],
    ['size.advised', 'picks.unpicked · sheet.closed', { context: { advised: '260' } }],
  ]));

it('productOptionsMachine forgets a removed pick', () =>
  expectSteps('productOptions', [
    ['gender.chosen', 'picks.unpicked · sheet.closed'],
    ['color.chosen', 'picks.unpicked · sheet.closed'],
    ['size.chosen', 'picks.picked · sheet.closed', { context: { picks: [{ optionId: 11, quantity: 1 }] } }],
    ['pick.removed', 'picks.unpicked · sheet.closed', { context: { picks: [] } }],
  ]));

it('productDetailMachine loads again after a failure', () =>
  expectSteps('productDetail', [
    ['✗ load', 'failed', { context: { error: '상품 목록을 불러오는데 실패했습니다' } }],
    ['screen.retried', 'loading.previewed', { asks: [['load', { id: 1 }]] }],
    ['✓ load', 'loaded', { context: { data: ANSWER, error: null } }],
  ]));

it('recentViewsMachine asks before it clears all', () =>
  expectSteps('recentViews', [
    ['✓ loadViews', 'loaded.filled', { context: { views: ANSWER } }],
    ['clear.asked', 'loaded.asking'],
  ]));

it('categoryDialogMachine offers the default categories where its own do not load', () =>
  expectSteps('categoryDialog', [
    ['dialog.opened', 'open.loading', { asks: [['loadCategories']] }],
    [
      '✗ loadCategories',
      'open.choosingDefaults',
      { context: { categories: expect.any(Array), error: '카테고리 목록을 볼 수 없어요.' } },
    ],
    ['dialog.closed', 'closed'],
  ]));

it('searchBoxMachine shows recent words, and asks after a pause', () =>
  expectSteps('searchBox', [
    ['box.focused', 'open.recalling', { context: { recent: ['부츠', '샌들'] } }],
    ['text.typed', 'open.waiting', { context: { text: '한강' } }],
    ['after debounce', 'open.asking', { asks: [['suggest', { text: '한강' }]] }],
    ['xstate.done.actor.suggest', 'open.clueless', { context: { found: ANSWER } }],
  ]));

it('searchBoxMachine opens by an arrow key', () =>
  expectSteps('searchBox', [['option.moved', 'open.recalling']]));
