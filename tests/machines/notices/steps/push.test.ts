import { it } from 'vitest';
import { expectSteps } from '../../steps.ts';

it('pushDevicesMachine turns push on for this browser, and says why it could not', () =>
  expectSteps('pushDevices', [
    ['✗ load', 'failed', { context: { error: '알림을 받는 기기를 불러오지 못했어요.' } }],
    ['screen.retried', 'loading', { asks: [['load']] }],
    [
      '✓ load',
      'listing.away',
      {
        context: {
          publicKey:
            'BEl62iUYgUivxIkv69yViEuiBIa-Ib9-SkvMeAtA3LFgDzkrxZJjSgSnfckjBJuBkr3qBUYIHBQFLXYp5Nksh8U',
          devices: [
            {
              id: 22,
              device: 'Safari · iOS',
              createdAt: '2026-11-20T01:12:00.000Z',
              lastSuccessAt: '2026-11-28T09:30:00.000Z',
              current: false,
            },
          ],
          error: null,
        },
      },
    ],
    [
      'push.chosen',
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
    [
      '✗ enable',
      'listing.away',
      { does: [['notify', { reason: '브라우저에서 알림을 허용하지 않았어요.' }]] },
    ],
    [
      'push.chosen',
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
    [
      '✓ enable',
      'listing.here',
      {
        context: {
          devices: [
            { id: 21, device: 'Chrome · Windows', createdAt: '2026-11-29T01:12:00.000Z' },
            { id: 22, device: 'Safari · iOS', createdAt: '2026-11-20T01:12:00.000Z' },
          ],
        },
        does: [['announceOn']],
      },
    ],
  ]));

it('pushDevicesMachine ends a device, and reads the list again where it is gone', () =>
  expectSteps('pushDevices', [
    [
      '✓ load',
      'listing.away',
      {
        context: {
          publicKey:
            'BEl62iUYgUivxIkv69yViEuiBIa-Ib9-SkvMeAtA3LFgDzkrxZJjSgSnfckjBJuBkr3qBUYIHBQFLXYp5Nksh8U',
          devices: [
            {
              id: 22,
              device: 'Safari · iOS',
              createdAt: '2026-11-20T01:12:00.000Z',
              lastSuccessAt: '2026-11-28T09:30:00.000Z',
              current: false,
            },
          ],
        },
      },
    ],
    ['device.ended', 'ending', { context: { ending: 22 }, asks: [['end', { id: 22 }]] }],
    ['✓ end', 'listing.away', { context: { devices: [] }, does: [['announceEnded', { isHere: false }]] }],
    ['device.ended', 'ending', { asks: [['end', { id: 22 }]] }],
    [
      '✗ end',
      'loading',
      { asks: [['load']], does: [['notify', { reason: '알림을 받는 기기를 찾을 수 없어요.' }]] },
    ],
  ]));

it('pushDevicesMachine knows this browser among the devices', () =>
  expectSteps('pushDevices', [
    [
      '✓ load 2',
      'listing.here',
      {
        context: {
          publicKey:
            'BEl62iUYgUivxIkv69yViEuiBIa-Ib9-SkvMeAtA3LFgDzkrxZJjSgSnfckjBJuBkr3qBUYIHBQFLXYp5Nksh8U',
          devices: [
            { id: 21, device: 'Chrome · Windows', createdAt: '2026-11-29T01:12:00.000Z' },
            { id: 22, device: 'Safari · iOS', createdAt: '2026-11-20T01:12:00.000Z' },
          ],
        },
      },
    ],
  ]));

it('pushDevicesMachine offers nothing in a shop without push', () =>
  expectSteps('pushDevices', [['✓ load 3', 'listing.off']]));
