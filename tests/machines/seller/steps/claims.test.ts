import { it } from 'vitest';
import { ANSWER, expectSteps } from '../../steps.ts';

it('claimDeskMachine approves a request, and reads it again after it moved', () =>
  expectSteps('claimDesk', [
    ['✗ load', 'failed', { context: { error: '요청을 불러오지 못했어요.' } }],
    ['screen.retried', 'loading', { context: { error: null }, asks: [['load', { id: 7 }]] }],
    ['✓ load', 'open', { context: { claim: ANSWER } }],
    ['step.chosen', 'approving'],
    ['step.dropped', 'open'],
    ['step.chosen', 'approving'],
    [
      'claim.moved',
      'loading',
      {
        context: { error: '다른 곳에서 먼저 처리됐어요.' },
        asks: [['load', { id: 7 }]],
        does: [['announceMoved']],
      },
    ],
    ['✓ load', 'open'],
    ['step.chosen', 'approving', { context: { error: null } }],
    ['step.taken', 'loading', { asks: [['load', { id: 7 }]], does: [['announceMoved']] }],
  ]));

it('claimDeskMachine rejects a request, and reads it again after it moved', () =>
  expectSteps('claimDesk', [
    ['✓ load', 'open', { context: { claim: ANSWER } }],
    ['step.chosen 6', 'rejecting'],
    ['step.dropped', 'open'],
    ['step.chosen 6', 'rejecting'],
    [
      'claim.moved',
      'loading',
      {
        context: { error: '다른 곳에서 먼저 처리됐어요.' },
        asks: [['load', { id: 7 }]],
        does: [['announceMoved']],
      },
    ],
    ['✓ load', 'open'],
    ['step.chosen 6', 'rejecting', { context: { error: null } }],
    ['step.taken', 'loading', { asks: [['load', { id: 7 }]], does: [['announceMoved']] }],
  ]));

it('claimDeskMachine collects an approved request', () =>
  expectSteps('claimDesk', [
    ['✓ load 2', 'open', { context: { claim: ANSWER } }],
    ['step.chosen 2', 'collecting'],
    ['step.dropped', 'open'],
  ]));

it('claimDeskMachine receives what was collected, and reads it again after it moved', () =>
  expectSteps('claimDesk', [
    ['✓ load 3', 'open', { context: { claim: ANSWER } }],
    ['step.chosen 3', 'receiving'],
    ['step.dropped', 'open'],
    ['step.chosen 3', 'receiving'],
    [
      'claim.moved',
      'loading',
      {
        context: { error: '다른 곳에서 먼저 처리됐어요.' },
        asks: [['load', { id: 7 }]],
        does: [['announceMoved']],
      },
    ],
    ['✓ load 3', 'open'],
    ['step.chosen 3', 'receiving', { context: { error: null } }],
    ['step.taken', 'loading', { asks: [['load', { id: 7 }]], does: [['announceMoved']] }],
  ]));

it('claimDeskMachine checks what was received, and reads it again after it moved', () =>
  expectSteps('claimDesk', [
    ['✓ load 4', 'open', { context: { claim: ANSWER } }],
    ['step.chosen 4', 'checking'],
    ['step.dropped', 'open'],
    ['step.chosen 4', 'checking'],
    [
      'claim.moved',
      'loading',
      {
        context: { error: '다른 곳에서 먼저 처리됐어요.' },
        asks: [['load', { id: 7 }]],
        does: [['announceMoved']],
      },
    ],
    ['✓ load 4', 'open'],
    ['step.chosen 4', 'checking', { context: { error: null } }],
    ['step.taken', 'loading', { asks: [['load', { id: 7 }]], does: [['announceMoved']] }],
  ]));

it('claimDeskMachine completes what was checked, and reads it again after it moved', () =>
  expectSteps('claimDesk', [
    ['✓ load 5', 'open', { context: { claim: ANSWER } }],
    ['step.chosen 5', 'completing'],
    ['step.dropped', 'open'],
    ['step.chosen 5', 'completing'],
    [
      'claim.moved',
      'loading',
      {
        context: { error: '다른 곳에서 먼저 처리됐어요.' },
        asks: [['load', { id: 7 }]],
        does: [['announceMoved']],
      },
    ],
    ['✓ load 5', 'open'],
    ['step.chosen 5', 'completing', { context: { error: null } }],
    ['step.taken', 'loading', { asks: [['load', { id: 7 }]], does: [['announceMoved']] }],
  ]));

it('claimDeskMachine reads a closed request again after a parcel was noted', () =>
  expectSteps('claimDesk', [
    ['✓ load 6', 'closed', { context: { claim: ANSWER } }],
    ['parcel.noted', 'loading', { asks: [['load', { id: 7 }]] }],
  ]));
