import { ShopError } from '../kit/shop-error.ts';

/**
 * Error: the file storage does not answer, or refuses this server. It is answered 503 with
 * `Retry-After`, never 404, as the file may well exist. `cause` says why, for the log.
 */
export class FileStoreUnavailable extends ShopError {
  override name = 'FileStoreUnavailable';

  constructor(cause: unknown) {
    super('SERVICE_UNAVAILABLE', [], { cause });
  }
}
