import { type LoginResponse, login } from '#domain/members/auth/login.ts';
import { DEMO_PASSWORD } from '#server/seed/facts/accounts.ts';
import type { Call } from '#src/http/call.ts';
import { envelope } from '../kit/answers.ts';

const MEMBER = { email: 'user@sinbaljang.test', password: DEMO_PASSWORD };
let answered: LoginResponse | null = null;

/** Logs in as a member, once for all paths: it is slow on purpose. */
export async function logInOnce(call: Call): Promise<void> {
  answered ??= await call(login, { body: MEMBER });
}

/** The answer of every successful log-in; the token is valid, so that the app continues with it. */
export const loggedIn = async () => envelope(answered);
