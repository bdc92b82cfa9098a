import { codeOf } from '../../kit/failure.ts';

/** True if the server refused a link as expired. */
export const isLate = (error: unknown): boolean => codeOf(error) === 'TOKEN_EXPIRED';

/** True if the server refused a link as unknown or already used. */
export const isWrong = (error: unknown): boolean => codeOf(error) === 'INVALID_TOKEN';
