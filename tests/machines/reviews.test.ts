import { describe, expect, it } from 'vitest';
import { type AnyMachineSnapshot, type AnyStateMachine, initialTransition, transition } from 'xstate';
import { done, failed, type SampleEvent } from '#machines/kit/entry.ts';
import { recentViewsMachine } from '#machines/recent/recent-views.machine.ts';
import { restockAlertsMachine } from '#machines/restock/restock-alerts.machine.ts';
import { reviewEditorMachine } from '#machines/reviews/review-editor.machine.ts';
import type { ReviewDraft } from '#machines/reviews/review-editor.model.ts';
import { reviewReportMachine } from '#machines/reviews/review-report.machine.ts';

const form = { rating: 0, title: '', content: '', sizeFit: '', cushion: '', stability: '', showBody: false };
const item = {
  orderItemId: 3,
  productId: 1,
  productName: '신발',
  productImageUrl: null,
  points: 100,
  option: '화이트 240mm',
};
const draft: ReviewDraft = {
  form,
  item,
  images: [{ reviewImageId: 4, imageUrl: 'images/reviews/a.webp', imageOrder: 0 }],
};
const target = { kind: 'create', productId: 1, orderItemId: null } as const;
/** A pure step; how an invoke settles is no event of the machine's own. */
const step = (machine: AnyStateMachine, snapshot: AnyMachineSnapshot, event: SampleEvent) =>
  transition(machine, snapshot, event);
const actionsOf = (actions: readonly { type: string }[]) => actions.map(({ type }) => type);

describe('review editor', () => {
  const open = (loaded: ReviewDraft) =>
    step(reviewEditorMachine, initialTransition(reviewEditorMachine, { target })[0], done('load', loaded))[0];
  const sent = { type: 'form.submitted', images: [], problems: {} } as const;

  it('says that there is nothing to review before anything can be typed', () => {
    const blocked = open({ ...draft, item: null });
    expect(blocked.matches('blocked')).toBe(true);
    expect(blocked.can({ type: 'answer.changed', change: { rating: 5 } })).toBe(false);
  });

  it('keeps problems and sends nothing while there are any', () => {
    const wrong = { ...sent, problems: { rating: '별점을 골라 주세요.' } };
    const [snapshot, actions] = step(reviewEditorMachine, open(draft), wrong);
    expect(snapshot.matches('editing')).toBe(true);
    expect(snapshot.context.problems).toEqual(wrong.problems);
    expect(actionsOf(actions)).not.toContain('xstate.spawnChild');
  });

  it('stores the draft with every answer and remembers dropped pictures', () => {
    const [rated, actions] = step(reviewEditorMachine, open(draft), {
      type: 'answer.changed',
      change: { rating: 4 },
    });
    expect(rated.context.form).toEqual({ ...form, rating: 4 });
    expect(actionsOf(actions)).toContain('storeDraft');
    const [dropped] = step(reviewEditorMachine, rated, { type: 'image.dropped', imageId: 4 });
    expect([dropped.context.images, dropped.context.droppedIds]).toEqual([[], [4]]);
  });

  it('keeps what was typed when the server refuses, and tells the points when it accepts', () => {
    const [rated] = step(reviewEditorMachine, open(draft), {
      type: 'answer.changed',
      change: { rating: 4 },
    });
    const [saving] = step(reviewEditorMachine, rated, sent);
    expect(saving.can(sent)).toBe(false);
    const [refused] = step(reviewEditorMachine, saving, failed('save', new Error('거절')));
    expect(refused.matches('editing')).toBe(true);
    expect(refused.context).toMatchObject({ error: '거절', form: { rating: 4 } });
    const [again] = step(reviewEditorMachine, refused, sent);
    const [saved, actions] = step(
      reviewEditorMachine,
      again,
      done('save', { productId: 1, message: '100포인트를 드렸어요.' }),
    );
    expect(saved.status).toBe('done');
    expect(actionsOf(actions)).toEqual(expect.arrayContaining(['forgetDraft', 'announce', 'openReviews']));
  });
});

describe('report', () => {
  it('stays open with the refusal, and is over once sent', () => {
    const [closed] = initialTransition(reviewReportMachine, { reviewId: 1 });
    const [opened] = step(reviewReportMachine, closed, { type: 'report.opened' });
    const report = { type: 'report.submitted', reason: 'SPAM', description: '' } as const;
    const [sending] = step(reviewReportMachine, opened, report);
    expect(sending.can({ type: 'report.closed' })).toBe(false);
    const [refused] = step(reviewReportMachine, sending, failed('sendReport', new Error('거절')));
    expect([refused.value, refused.context.error]).toEqual(['choosing', '거절']);
    const [again] = step(reviewReportMachine, refused, report);
    expect(step(reviewReportMachine, again, done('sendReport'))[0].status).toBe('done');
  });
});

describe('recent views', () => {
  const view = {
    productId: 1,
    name: '신발',
    price: 1,
    discountPrice: 1,
    storeName: '가게',
    wishNumber: 0,
    mainImageUrl: null,
    soldOut: false,
    viewedAt: null,
  };
  const loaded = () =>
    step(recentViewsMachine, initialTransition(recentViewsMachine)[0], done('loadViews', [view]))[0];

  it('drop a card at once and ask for the true list when that was refused', () => {
    const [removing] = step(recentViewsMachine, loaded(), { type: 'view.removed', productId: 1 });
    expect(removing.context.views).toEqual([]);
    const [empty] = step(recentViewsMachine, removing, done('removeView'));
    expect(empty.hasTag('empty')).toBe(true);
    const [reloading, actions] = step(recentViewsMachine, removing, failed('removeView', new Error('거절')));
    expect(reloading.matches('loading')).toBe(true);
    expect(actionsOf(actions)).toContain('notify');
  });

  it('cannot be cleared when there is nothing', () => {
    const [empty] = step(recentViewsMachine, initialTransition(recentViewsMachine)[0], done('loadViews', []));
    expect(empty.can({ type: 'views.cleared' })).toBe(false);
  });
});

describe('restock alerts', () => {
  it('follow the server: on, then off', () => {
    const [loading] = initialTransition(restockAlertsMachine, { productId: 1 });
    const [ready] = step(restockAlertsMachine, loading, done('loadAlerts', []));
    const [saving] = step(restockAlertsMachine, ready, { type: 'alert.toggled', optionId: 9 });
    expect(saving.context.waiting).toEqual([]);
    const [on] = step(restockAlertsMachine, saving, done('saveAlert', { optionId: 9, on: true }));
    expect(on.context.waiting).toEqual([9]);
    const [again] = step(restockAlertsMachine, on, { type: 'alert.toggled', optionId: 9 });
    const [refused] = step(restockAlertsMachine, again, failed('saveAlert', new Error('거절')));
    expect(refused.context.waiting).toEqual([9]);
    const [off] = step(restockAlertsMachine, again, done('saveAlert', { optionId: 9, on: false }));
    expect(off.context.waiting).toEqual([]);
  });
});
