import { problemsOf } from '#domain/kit/forms/problems.ts';
import { loginFormSchema } from '#domain/members/auth/login.ts';
import type { SessionUser } from '#domain/members/auth/session.ts';
import { createFormMachine } from '../../kit/form.machine.ts';

/** Typed values of the login form. */
export type LoginForm = { email: string; password: string };

/** Machine of the login form: e-mail and password give a session, or null if a second step follows. */
export const loginMachine = createFormMachine<LoginForm, LoginForm, SessionUser | null>({
  id: 'login',
  description: 'E-mail and password become a session, or the first of two steps to one.',
  blank: () => ({ email: '', password: '' }),
  rules: (form) => problemsOf(loginFormSchema, form),
  toBody: (form) => form,
  // The e-mail address stays after a refusal.
  emptied: { password: '' },
});
