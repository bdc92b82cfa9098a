import { createFileMachine } from '../../kit/file.machine.ts';

/**
 * Machine of the statement export: writes one settlement statement of the own store as a spreadsheet file.
 */
export const settlementFileMachine = createFileMachine<{ id: number }>({
  id: 'settlementFile',
  description: 'A statement of the own store as a file for spreadsheets.',
});
