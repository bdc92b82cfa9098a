import { createFileMachine } from '../../kit/file.machine.ts';

export const settlementFileMachine = createFileMachine<{ id: number }>({
  id: 'settlementFile',
  description: 'A statement of the own store as a file for spreadsheets.',
});
