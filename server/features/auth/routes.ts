import { login, logout } from '#domain/session.ts';
import type { Feature } from '../../kit/feature.ts';
import { bearerOf } from '../../plugins/auth.ts';
import { logIn, logOut } from './service.ts';

/** Login and logout (contract.md section 3; logout is ours). */
export const authRoutes: Feature = (route, context) => {
  route(login, ({ body }) => logIn(context, body.email, body.password));
  route(logout, async ({ request }) => {
    const token = bearerOf(request);
    if (token) await logOut(context, token);
    return null;
  });
};
