import { it } from 'vitest';
import { expectRecorded } from './expect-recorded.ts';

const BASE = {
  value: 'loading',
  context: {
    input: {
      orderId: 31,
      orderItemId: 11,
      reason: 'SIZE',
      isPrepaid: false,
      quantity: null,
    },
    data: null,
    error: null,
  },
};

const STEPS = [
  {
    event: {
      type: 'xstate.error.actor.load',
      error: {
        name: 'Error',
        message: 'x',
      },
    },
    state: 'failed',
    context: {
      input: {
        orderId: 31,
        orderItemId: 11,
        reason: 'SIZE',
        isPrepaid: false,
        quantity: null,
      },
      data: null,
      error: 'x',
      isPermanent: false,
    },
    asked: [],
  },
  {
    event: {
      type: 'screen.retried',
    },
    state: 'loading',
    context: {
      input: {
        orderId: 31,
        orderItemId: 11,
        reason: 'SIZE',
        isPrepaid: false,
        quantity: null,
      },
      data: null,
      error: 'x',
      isPermanent: false,
    },
    asked: [
      {
        port: 'load',
        input: {
          input: {
            orderId: 31,
            orderItemId: 11,
            reason: 'SIZE',
            isPrepaid: false,
            quantity: null,
          },
        },
      },
    ],
  },
  {
    event: {
      type: 'xstate.done.actor.load',
      output: {
        cash: 96000,
        points: 0,
        deliveryRefund: 0,
        deliveryCharge: 3000,
        outboundCharge: 0,
        couponRestored: false,
      },
    },
    state: 'loaded',
    context: {
      input: {
        orderId: 31,
        orderItemId: 11,
        reason: 'SIZE',
        isPrepaid: false,
        quantity: null,
      },
      data: {
        cash: 96000,
        points: 0,
        deliveryRefund: 0,
        deliveryCharge: 3000,
        outboundCharge: 0,
        couponRestored: false,
      },
      error: null,
      isPermanent: false,
    },
    asked: [],
  },
];

it('claimRefund goes the recorded way', () => expectRecorded('claimRefund', BASE, STEPS));
