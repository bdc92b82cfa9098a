import { expect, it } from 'vitest';
import { expectSteps } from '../../steps.ts';

it('eventEditorMachine looks back at what was stored when the publication fails', () =>
  expectSteps('eventEditor', [
    [
      '✓ load',
      'editing.typing',
      {
        context: {
          about: { today: '2026-11-23' },
          values: {
            title: '첫눈 맞이 부츠 코디',
            description: '출근할 때 신은 신발을 올려 주세요.',
            participationMethod: '구매한 신발을 신고 찍은 사진을 피드에 올리면 참여돼요.',
          },
        },
      },
    ],
    [
      'field.changed',
      'editing.typing',
      { context: { values: { title: '첫눈 맞이 부츠' } }, does: [['storeDraft']] },
    ],
    ['publication.asked', 'asking'],
    [
      'publication.confirmed',
      'publishing.storing',
      {
        asks: [
          [
            'store',
            {
              about: expect.objectContaining({ today: '2026-11-23' }),
              values: expect.objectContaining({
                title: '첫눈 맞이 부츠',
                type: 'RANKING',
                description: '출근할 때 신은 신발을 올려 주세요.',
              }),
            },
          ],
        ],
      },
    ],
    [
      '✓ store',
      'publishing.opening',
      { context: { version: 3 }, asks: [['publish', { id: 7, version: 3 }]], does: [['dropStored']] },
    ],
    [
      '✗ publish',
      'stored',
      {
        context: {
          problems: [{ field: 'eventEndDate', message: '이벤트가 진행 중이라 앞당길 수 없어요.' }],
          error: '입력한 내용을 확인해 주세요.',
        },
        asks: [['lookBack', { id: 7 }]],
      },
    ],
    [
      '✓ lookBack',
      'editing.refused',
      { context: { about: { event: { title: '첫눈 부츠 자랑', version: 3 } } }, does: [['focusProblem']] },
    ],
  ]));

it('eventEditorMachine fails where nothing can be looked back at', () =>
  expectSteps('eventEditor', [
    [
      '✓ load',
      'editing.typing',
      {
        context: {
          about: { today: '2026-11-23' },
          values: {
            title: '첫눈 맞이 부츠 코디',
            description: '출근할 때 신은 신발을 올려 주세요.',
            participationMethod: '구매한 신발을 신고 찍은 사진을 피드에 올리면 참여돼요.',
          },
        },
      },
    ],
    [
      'field.changed',
      'editing.typing',
      { context: { values: { title: '첫눈 맞이 부츠' } }, does: [['storeDraft']] },
    ],
    ['publication.asked', 'asking'],
    [
      'publication.confirmed',
      'publishing.storing',
      {
        asks: [
          [
            'store',
            {
              about: expect.objectContaining({ today: '2026-11-23' }),
              values: expect.objectContaining({
                title: '첫눈 맞이 부츠',
                type: 'RANKING',
                description: '출근할 때 신은 신발을 올려 주세요.',
              }),
            },
          ],
        ],
      },
    ],
    [
      '✓ store',
      'publishing.opening',
      { context: { version: 3 }, asks: [['publish', { id: 7, version: 3 }]], does: [['dropStored']] },
    ],
    [
      '✗ publish',
      'stored',
      {
        context: {
          problems: [{ field: 'eventEndDate', message: '이벤트가 진행 중이라 앞당길 수 없어요.' }],
          error: '입력한 내용을 확인해 주세요.',
        },
        asks: [['lookBack', { id: 7 }]],
      },
    ],
    ['✗ lookBack', 'failed', { context: { error: '이벤트를 불러오지 못했어요.' } }],
  ]));
