/** Table of the hash chain. */
declare module '../db/database.ts' {
  interface Database {
    audit_chain: { seq: number; entry_id: number; hash: string };
  }
}

export {};
