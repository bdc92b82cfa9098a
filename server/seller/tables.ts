import type { Generated } from 'kysely';

/** Tables of seller applications and documents (see migrations 0042 and 0067). */
declare module '../db/database.ts' {
  interface Database {
    seller_applications: {
      id: Generated<number>;
      user_id: number;
      state: Generated<string>;
      store_name: string;
      store_name_key: Generated<string>;
      business_no: string;
      owner_name: string;
      phone: string;
      zip_code: string;
      address_line1: string;
      address_line2: string;
      mail_order_no: string;
      is_mail_order_exempt: boolean;
      description: string;
      reason: string | null;
      decided_by: number | null;
      decided_at: Date | null;
      version: Generated<number>;
      created_at: Date;
      updated_at: Date;
    };
    /** Business documents, stored as private files. */
    seller_documents: {
      id: Generated<number>;
      user_id: number;
      application_id: number | null;
      file: string;
      kind: string;
      bytes: number;
      created_at: Date;
    };
  }
}
