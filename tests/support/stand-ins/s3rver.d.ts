/** The parts of `@20minutes/s3rver` that tests use; the package has no types. */
declare module '@20minutes/s3rver' {
  import type { IncomingMessage, ServerResponse } from 'node:http';
  import type { Readable } from 'node:stream';

  type Stored = { content: Readable | Buffer };

  export default class S3rver {
    constructor(options: {
      directory: string;
      silent: boolean;
      configureBuckets: readonly { name: string }[];
    });
    readonly logger: { exceptions: { unhandle(): void }; close(): void };
    readonly store: { putObject(object: Stored): Promise<{ size: number; md5: string }> };
    configureBuckets(): Promise<unknown>;
    callback(): (request: IncomingMessage, response: ServerResponse) => Promise<void>;
  }
}
