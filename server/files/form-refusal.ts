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
 * What reading a multipart body failed of: an own refusal of the shop and a disk that takes nothing more stay what they
 * are, a limit of the form gets its code, and anything else, such as a body that ends early, is `MALFORMED_REQUEST`.
 */
export function toFormRefusal(error: unknown): ShopError {
  const refusal = toRefusal(error);
  if (error instanceof ShopError || refusal.code === 'SERVICE_UNAVAILABLE') return refusal;
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : null;
  return new ShopError(isKnown(code) ? REFUSALS[code] : 'MALFORMED_REQUEST', [], { cause: error });
}
