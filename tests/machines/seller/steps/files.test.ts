import { expect, it } from 'vitest';
import { ANSWER, expectSteps } from '../../steps.ts';

it('productImportMachine checks a file before it applies it part by part', () =>
  expectSteps('productImport', [
    [
      'file.chosen',
      'checking',
      { context: { file: expect.anything() }, asks: [['check', { file: expect.anything() }]] },
    ],
    ['✗ check', 'choosing', { context: { error: '글자를 읽을 수 없어요.' } }],
    ['file.chosen', 'checking', { context: { error: null }, asks: [['check', { file: expect.anything() }]] }],
    ['✓ check', 'reviewed', { context: { review: ANSWER } }],
    [
      'file.chosen',
      'checking',
      { context: { review: null }, asks: [['check', { file: expect.anything() }]] },
    ],
    ['✓ check', 'reviewed', { context: { review: ANSWER } }],
    [
      'import.confirmed',
      'applying',
      { asks: [['applyNext', { ticket: '7f1c2f0e-6d5b-4c7e-9a57-1f2b3c4d5e6f' }]] },
    ],
    [
      '✓ applyNext 2',
      'applying',
      {
        context: { progress: ANSWER },
        asks: [['applyNext', { ticket: '7f1c2f0e-6d5b-4c7e-9a57-1f2b3c4d5e6f' }]],
      },
    ],
    ['✗ applyNext', 'stopped', { context: { error: '파일을 반영하지 못했어요.' } }],
    [
      'import.confirmed',
      'applying',
      { context: { error: null }, asks: [['applyNext', { ticket: '7f1c2f0e-6d5b-4c7e-9a57-1f2b3c4d5e6f' }]] },
    ],
    ['✓ applyNext 3', 'partly', { context: { progress: ANSWER }, does: [['announceDone']] }],
  ]));
