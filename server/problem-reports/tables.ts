import type { Generated } from 'kysely';

/** Table of problem reports. */
declare module '../db/database.ts' {
  interface Database {
    problem_reports: {
      id: Generated<number>;
      user_id: number;
      /** JSON of the file as it was sent. */
      file: string;
      page: string;
      steps: number;
      calls: number;
      failures: number;
      created_at: Date;
      expires_at: Date;
    };
  }
}
