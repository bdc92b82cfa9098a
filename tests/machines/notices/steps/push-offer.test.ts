import { it } from 'vitest';
import { expectSteps } from '../../steps.ts';

it('pushOfferMachine asks once the shop has push, and again after a refusal', () =>
  expectSteps('pushOffer', [
    ['start', 'checking', { asks: [['load']] }],
    [
      '✓ load',
      'offered',
      {
        context: {
          publicKey:
            'BEl62iUYgUivxIkv69yViEuiBIa-Ib9-SkvMeAtA3LFgDzkrxZJjSgSnfckjBJuBkr3qBUYIHBQFLXYp5Nksh8U',
        },
      },
    ],
    [
      'offer.accepted',
      'enabling',
      {
        asks: [
          [
            'enable',
            {
              publicKey:
                'BEl62iUYgUivxIkv69yViEuiBIa-Ib9-SkvMeAtA3LFgDzkrxZJjSgSnfckjBJuBkr3qBUYIHBQFLXYp5Nksh8U',
            },
          ],
        ],
      },
    ],
    ['✗ enable', 'refused', { context: { error: '브라우저에서 알림을 허용하지 않았어요.' } }],
    [
      'offer.accepted',
      'enabling',
      {
        asks: [
          [
            'enable',
            {
              publicKey:
                'BEl62iUYgUivxIkv69yViEuiBIa-Ib9-SkvMeAtA3LFgDzkrxZJjSgSnfckjBJuBkr3qBUYIHBQFLXYp5Nksh8U',
            },
          ],
        ],
      },
    ],
    ['✓ enable', 'enabled'],
  ]));

it('pushOfferMachine is hidden after it was postponed, also after a refusal', () =>
  expectSteps('pushOffer', [
    [
      '✓ load',
      'offered',
      {
        context: {
          publicKey:
            'BEl62iUYgUivxIkv69yViEuiBIa-Ib9-SkvMeAtA3LFgDzkrxZJjSgSnfckjBJuBkr3qBUYIHBQFLXYp5Nksh8U',
        },
      },
    ],
    [
      'offer.accepted',
      'enabling',
      {
        asks: [
          [
            'enable',
            {
              publicKey:
                'BEl62iUYgUivxIkv69yViEuiBIa-Ib9-SkvMeAtA3LFgDzkrxZJjSgSnfckjBJuBkr3qBUYIHBQFLXYp5Nksh8U',
            },
          ],
        ],
      },
    ],
    ['✗ enable', 'refused', { context: { error: '브라우저에서 알림을 허용하지 않았어요.' } }],
    ['offer.postponed', 'hidden', { does: [['rememberPostponed']] }],
  ]));

it('pushOfferMachine is hidden when it is postponed at once', () =>
  expectSteps('pushOffer', [
    [
      '✓ load',
      'offered',
      {
        context: {
          publicKey:
            'BEl62iUYgUivxIkv69yViEuiBIa-Ib9-SkvMeAtA3LFgDzkrxZJjSgSnfckjBJuBkr3qBUYIHBQFLXYp5Nksh8U',
        },
      },
    ],
    ['offer.postponed', 'hidden', { does: [['rememberPostponed']] }],
  ]));

it('pushOfferMachine is hidden where this browser has push already', () =>
  expectSteps('pushOffer', [['✓ load 2', 'hidden']]));

it('pushOfferMachine is hidden where the devices do not load', () =>
  expectSteps('pushOffer', [['✗ load', 'hidden']]));
