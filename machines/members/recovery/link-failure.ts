import { codeOf } from '../../kit/failure.ts';

/** Whether the server says that a link is too old. */
export const isLate = (error: unknown): boolean => codeOf(error) === 'TOKEN_EXPIRED';

/** Whether it says that there is no such link, or no more. */
export const isWrong = (error: unknown): boolean => codeOf(error) === 'INVALID_TOKEN';
