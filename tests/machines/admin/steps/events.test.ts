import { expect, it } from 'vitest';
import { expectSteps } from '../../steps.ts';

it('eventEditorMachine saves an edit and reads it again', () =>
  expectSteps('eventEditor', [
    ['✗ load', 'failed', { context: { error: '이벤트를 불러오지 못했어요.' } }],
    ['screen.retried', 'loading', { asks: [['load', { id: 7 }]] }],
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
          error: null,
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
    ['✓ save', 'reading', { asks: [['reread', { id: 7 }]], does: [['dropStored'], ['announceSaved']] }],
    ['✓ reread', 'editing.saved', { context: { values: { title: '첫눈 맞이 부츠 코디' } } }],
    [
      'field.changed',
      'editing.typing',
      { context: { values: { title: '첫눈 맞이 부츠' } }, does: [['storeDraft']] },
    ],
  ]));

it('eventEditorMachine is closed for an event that is over', () =>
  expectSteps('eventEditor', [['✓ load 2', 'closed']]));

it('eventEditorMachine fails where the saved event cannot be read', () =>
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
    ['✓ save', 'reading', { asks: [['reread', { id: 7 }]], does: [['dropStored'], ['announceSaved']] }],
    ['✗ reread', 'failed', { context: { error: '이벤트를 불러오지 못했어요.' } }],
  ]));
