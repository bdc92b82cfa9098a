import { ShopError } from '../kit/shop-error.ts';
import { toRefusal } from '../kit/to-refusal.ts';

const REFUSALS = {
  FST_REQ_FILE_TOO_LARGE: 'FILE_SIZE_EXCEEDED',
  FST_FILES_LIMIT: 'IMAGE_COUNT_EXCEEDED',
  FST_PARTS_LIMIT: 'IMAGE_COUNT_EXCEEDED',
  FST_FIELDS_LIMIT: 'PAYLOAD_TOO_LARGE',
} as const;

const isKnown = (code: unknown): code is keyof typeof REFUSALS =>
  typeof code === 'string' && code in REFUSALS;

/**
 * Maps an error of reading a multipart body: errors of the shop and a full disk stay, a limit of
 * the form gets its code, anything else, such as an incomplete body, is `MALFORMED_REQUEST`.
 */
export function toFormRefusal(error: unknown): ShopError {
  const refusal = toRefusal(error);
  if (error instanceof ShopError || refusal.code === 'SERVICE_UNAVAILABLE') return refusal;
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : null;
  return new ShopError(isKnown(code) ? REFUSALS[code] : 'MALFORMED_REQUEST', [], { cause: error });
}
