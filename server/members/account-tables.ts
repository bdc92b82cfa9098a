import type { Generated } from 'kysely';

/** Tables of sign-ups, e-mail tokens and MFA resets (see migration 0023). */
declare module '../db/database.ts' {
  interface Database {
    known_devices: { user_id: number; mark_hash: Uint8Array; seen_at: Date; trusted_until: Date | null };
    sign_ups: {
      id: Generated<number>;
      nickname_skeleton: string;
      email_tag: string;
      /** Data of the sign-up as JSON; null once it is completed. */
      wish: unknown;
      created_at: Date;
    };
    mail_tokens: {
      id: Generated<number>;
      user_id: number;
      purpose: string;
      token_hash: Uint8Array;
      /** JSON with the data that the link is about. */
      data: Generated<unknown>;
      created_at: Date;
      expires_at: Date;
      used_at: Date | null;
    };
    login_events: {
      id: Generated<number>;
      user_id: number;
      at: Date;
      outcome: string;
      method: string;
      network: string;
      device: string;
    };
    login_challenges: {
      token_hash: Uint8Array;
      user_id: number;
      device: string;
      network: string;
      mark_hash: Uint8Array | null;
      method: string;
      expires_at: Date;
      tries: Generated<number>;
      used_at: Date | null;
    };
    elevation_codes: {
      user_id: number;
      session_id: number;
      code_tag: string;
      tries: Generated<number>;
      expires_at: Date;
    };
    mfa: {
      user_id: number;
      secret_sealed: string | null;
      pending_sealed: string | null;
      enabled_at: Date | null;
      last_step: number | null;
    };
    /** See migration 0026. */
    mfa_resets: {
      id: Generated<number>;
      user_id: number;
      asked_by: number | null;
      asked_at: Date;
      due_at: Date;
      state: Generated<string>;
      decided_by: Generated<number | null>;
      decided_at: Generated<Date | null>;
    };
    recovery_codes: { user_id: number; code_tag: string; used_at: Date | null };
    passkeys: {
      id: string;
      user_id: number;
      public_key: Uint8Array;
      counter: number;
      device_type: string;
      backed_up: boolean;
      transports: Generated<string>;
      name: string;
      created_at: Date;
      last_used_at: Date | null;
    };
    webauthn_challenges: { challenge: string; user_id: number | null; kind: string; expires_at: Date };
    social_accounts: {
      provider: string;
      provider_user_id: string;
      user_id: number;
      email: string | null;
      connected_at: Date;
    };
    social_attempts: {
      state_hash: Uint8Array;
      provider: string;
      browser_hash: Uint8Array;
      verifier_sealed: string;
      return_to: string;
      user_id: number | null;
      expires_at: Date;
      used_at: Date | null;
    };
    social_codes: {
      code_hash: Uint8Array;
      user_id: number | null;
      provider: string;
      person_sealed: string;
      kind: string;
      browser_hash: Uint8Array;
      return_to: string;
      proof_tag: Generated<string | null>;
      proof_tries: Generated<number>;
      mails_sent: Generated<number>;
      expires_at: Date;
      used_at: Date | null;
    };
    consents: {
      id: Generated<number>;
      user_id: number;
      document: string;
      version: string;
      agreed: boolean;
      at: Date;
      via: string;
    };
    phone_checks: {
      id: Generated<number>;
      user_id: number | null;
      phone_tag: string;
      phone_sealed: string | null;
      code_tag: string;
      purpose: string;
      tries: Generated<number>;
      created_at: Date;
      expires_at: Date;
      used_at: Date | null;
    };
  }
}
