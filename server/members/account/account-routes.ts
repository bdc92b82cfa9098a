import { changeEmail, confirmEmail, undoEmail } from '#domain/members/account/email-change.ts';
import { changePassword, hasPassword } from '#domain/members/recovery/password-change.ts';
import type { Feature } from '../../kit/feature.ts';
import { clientInfoOf } from '../devices/client-info.ts';
import { askForEmail, confirmNewEmail, takeEmailBack } from './email-change-service.ts';
import { changeOwnPassword, readHasPassword } from './password-change-service.ts';

/** Registers the endpoints for password and e-mail address of an account. */
export const accountRoutes: Feature = (route, context) => {
  route(hasPassword, ({ user }) => readHasPassword(context, user.id));
  route(changePassword, ({ user, body, request }) =>
    changeOwnPassword(context, user, { ...body, from: clientInfoOf(request, undefined) }),
  );
  route(changeEmail, ({ user, body }) => askForEmail(context, user, body.newEmail));
  route(confirmEmail, ({ body }) => confirmNewEmail(context, body.token));
  route(undoEmail, ({ body }) => takeEmailBack(context, body.token));
};
