import type { Generated } from 'kysely';
import type { ActivityType } from '#domain/rewards/activity.ts';

/** Row types of the database tables of reports, appeals, sanctions and grants (see migration 0024). */
declare module '../db/database.ts' {
  interface Database {
    report_cases: {
      id: Generated<number>;
      target_type: string;
      target_id: number;
      author_id: number;
      state: Generated<string>;
      score: Generated<number>;
      round: Generated<number>;
      hidden_at: Generated<Date | null>;
      claimed_by: Generated<number | null>;
      claimed_at: Generated<Date | null>;
      decision: Generated<string | null>;
      rule: Generated<string | null>;
      note: Generated<string | null>;
      /** See `Taken`. */
      taken: Generated<unknown>;
      decided_by: Generated<number | null>;
      decided_at: Generated<Date | null>;
      /** Texts of the reported item by field name. */
      snapshot: Generated<unknown>;
      version: Generated<number>;
      created_at: Date;
    };
    reports: {
      id: Generated<number>;
      case_id: number;
      round: number;
      reporter_id: number;
      reason: string;
      description: string | null;
      weight: number;
      trust: number;
      network_tag: string;
      outcome: Generated<string | null>;
      created_at: Date;
    };
    /** Numbers of finished months for the transparency report (see migration 0041). */
    report_months: {
      month: string;
      reports: number;
      hidden: number;
      restored: number;
      appeals: number;
      granted: number;
      decided: number;
      hours: number | null;
    };
    /** Appeal against a case, or against a voided vote in an event. */
    appeals: {
      id: Generated<number>;
      case_id: number | null;
      event_id: Generated<number | null>;
      void_reason: Generated<string | null>;
      voided_by: Generated<number | null>;
      voided_at: Generated<Date | null>;
      author_id: number;
      text: string;
      state: Generated<string>;
      answer: Generated<string | null>;
      decided_by: Generated<number | null>;
      decided_at: Generated<Date | null>;
      created_at: Date;
    };
    case_history: {
      id: Generated<number>;
      case_id: number;
      at: Date;
      actor_id: number | null;
      event: string;
      detail: Generated<unknown>;
    };
    /** See migration 0026. */
    point_grants: {
      id: Generated<number>;
      user_id: number;
      points: number;
      reason: string;
      description: string;
      note: string | null;
      asked_by: number | null;
      asked_at: Date;
      state: string;
      decided_by: Generated<number | null>;
      decided_at: Date | null;
    };
    activity_awards: {
      id: Generated<number>;
      user_id: number;
      activity_type: ActivityType;
      points: number;
      description: string;
      asked_by: number | null;
      asked_at: Date;
      state: string;
      decided_by: Generated<number | null>;
      decided_at: Date | null;
    };
    post_hides: {
      id: Generated<number>;
      user_id: number;
      actor_id: number | null;
      at: Date;
      undone_at: Generated<Date | null>;
      undone_by: Generated<number | null>;
    };
    hidden_posts: { hide_id: number; kind: string; post_id: number };
  }
}
