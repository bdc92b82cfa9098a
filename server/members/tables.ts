import type { Generated, GeneratedAlways } from 'kysely';

/** Tables of members, sessions, addresses and login attempts. */
declare module '../db/database.ts' {
  interface Database {
    users: UserTable;
    sessions: SessionTable;
    addresses: AddressTable;
    login_attempts: {
      id: Generated<number>;
      email: string;
      /** See `networkOf`. */
      network: Generated<string>;
      /** True if refused before the password was checked; it is not counted. */
      refused: Generated<boolean>;
      /** See `known_devices`. */
      mark_hash: Generated<Uint8Array | null>;
      attempted_at: Date;
    };
    known_networks: { user_id: number; network_hash: string; seen_at: Date };
    blocks: { user_id: number; blocked_id: number; at: Date };
    follows: { user_id: number; followed_id: number; at: Date };
  }
}

interface UserTable {
  id: Generated<number>;
  login_id: string;
  email: string;
  /** Argon2id hash; null for an account without a password. */
  password_hash: string | null;
  role: Generated<string>;
  status: Generated<string>;
  name: string;
  nickname: string;
  phone: Generated<string>;
  birth_date: string | null;
  gender: Generated<string>;
  height: number | null;
  weight: number | null;
  foot_size: number | null;
  foot_width: Generated<string>;
  body_visibility: Generated<string>;
  nickname_skeleton: Generated<string | null>;
  profile_image_url: string | null;
  activity_points: Generated<number>;
  email_verified_at: Generated<Date | null>;
  phone_verified_at: Generated<Date | null>;
  withdrawn_at: Generated<Date | null>;
  /** See migration 0093. */
  disputes_blanked_at: Generated<Date | null>;
  orders_blanked_at: Generated<Date | null>;
  /** Time of the first login. */
  first_in_at: Generated<Date | null>;
  /** Time of the answer to the question about the foot size. */
  feet_asked_at: Generated<Date | null>;
  former_email_tag: Generated<string | null>;
  /** See migration 0023. */
  marketing_told_at: Generated<Date | null>;
  created_at: Date;
  updated_at: Date;
  /** Search text of a member for administrators (see migration 0026). */
  sought: GeneratedAlways<string>;
}

interface SessionTable {
  /** Public id of the session; its token is a secret. */
  id: Generated<number>;
  token_hash: Uint8Array;
  user_id: number;
  created_at: Date;
  last_used_at: Date;
  expires_at: Date;
  absolute_expires_at: Date;
  revoked_at: Date | null;
  /** Browser and operating system, such as `Chrome · Windows`. */
  device: Generated<string>;
  method: Generated<string>;
  mark_hash: Generated<Uint8Array | null>;
  elevated_until: Generated<Date | null>;
  elevated_by: Generated<string | null>;
}

interface AddressTable {
  id: Generated<number>;
  user_id: number;
  recipient_name: string;
  recipient_phone: string;
  zip_code: string;
  address_line1: string;
  address_line2: Generated<string>;
  is_default: Generated<boolean>;
  created_at: Date;
}
