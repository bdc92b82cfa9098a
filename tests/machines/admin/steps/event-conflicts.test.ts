import { expect, it } from 'vitest';
import { ANSWER, expectSteps } from '../../steps.ts';

it('eventEditorMachine compares with another edit, and keeps an unanswered one', () =>
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
    [
      'form.submitted',
      'saving',
      {
        asks: [
          [
            'save',
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
    ['✗ save 3', 'editing.unanswered', { context: { error: '응답이 늦어지고 있어요.' } }],
    [
      'form.submitted',
      'saving',
      {
        context: { error: null },
        asks: [
          [
            'save',
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
    ['✗ save 2', 'comparing', { asks: [['lookUp', { id: 7 }]] }],
    ['✓ lookUp', 'outrun', { context: { other: ANSWER } }],
    [
      'mine.confirmed',
      'saving',
      {
        context: { about: { event: { title: '첫눈 부츠 자랑', version: 3 } }, other: null },
        asks: [
          [
            'save',
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
  ]));

it('eventEditorMachine refuses where the other edit cannot be read', () =>
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
    [
      'form.submitted',
      'saving',
      {
        asks: [
          [
            'save',
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
    ['✗ save 2', 'comparing', { asks: [['lookUp', { id: 7 }]] }],
    ['✗ lookUp', 'editing.refused', { context: { error: '이벤트를 불러오지 못했어요.' } }],
  ]));
