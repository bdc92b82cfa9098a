import type { Generated } from 'kysely';

/** Tables of questions about products and the answers of their stores. */
declare module '../db/database.ts' {
  interface Database {
    questions: QuestionTable;
    question_answers: {
      question_id: number;
      store_id: number;
      content: string;
      created_at: Date;
      updated_at: Date;
      hidden_at: Generated<Date | null>;
    };
    buyer_answers: {
      id: Generated<number>;
      question_id: number;
      user_id: number;
      content: string;
      status: Generated<string>;
      created_at: Date;
      deleted_at: Date | null;
    };
    answer_templates: {
      id: Generated<number>;
      store_id: number;
      name: string;
      content: string;
      created_at: Date;
      updated_at: Date;
    };
  }
}

interface QuestionTable {
  id: Generated<number>;
  user_id: number;
  product_id: number;
  /** Derived from the product. */
  store_id: Generated<number>;
  topic: string;
  content: string;
  is_secret: boolean;
  picture_url: Generated<string | null>;
  status: Generated<string>;
  /** When the answer that stands was written; null while the question waits. */
  answered_at: Date | null;
  /** When the store answered first, also if it has taken that answer back. */
  first_answered_at: Generated<Date | null>;
  created_at: Date;
  updated_at: Date;
  deleted_at: Date | null;
}
