import { expect, it } from 'vitest';
import { expectSteps } from '../../steps.ts';

it('eventEditorMachine stores before it publishes, and says why it could not', () =>
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
      '✗ store',
      'editing.refused',
      {
        context: {
          problems: [{ field: 'eventEndDate', message: '이벤트가 진행 중이라 앞당길 수 없어요.' }],
          error: '입력한 내용을 확인해 주세요.',
        },
        does: [['focusProblem']],
      },
    ],
    ['publication.asked', 'asking', { context: { problems: [], error: null } }],
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
    ['✗ store 3', 'editing.unanswered', { context: { error: '응답이 늦어지고 있어요.' } }],
    ['publication.asked', 'asking', { context: { error: null } }],
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
    ['✗ store 2', 'comparing', { asks: [['lookUp', { id: 7 }]] }],
  ]));
