import {
  addPasskey,
  listPasskeys,
  passkeyLogin,
  passkeyLoginOptions,
  passkeyOptions,
  removePasskey,
  renamePasskey,
  stepUpPasskeyOptions,
} from '#domain/members/auth/passkey.ts';
import type { Feature } from '../../kit/feature.ts';
import { clientInfoOf } from '../devices/client-info.ts';
import {
  addKey,
  askForNewKey,
  askForProof,
  callKey,
  dropKey,
  logInByKey,
  readPasskeys,
} from './passkey-service.ts';

/** Registers the endpoints of passkeys. */
export const passkeyRoutes: Feature = (route, context) => {
  route(listPasskeys, ({ user }) => readPasskeys(context, user.id));
  route(passkeyOptions, ({ user }) => askForNewKey(context, user));
  route(addPasskey, ({ user, body }) => addKey(context, user, body));
  route(renamePasskey, ({ user, params, body }) => callKey(context, user.id, params.id, body.name));
  route(removePasskey, ({ user, params }) => dropKey(context, user, params.id));
  route(stepUpPasskeyOptions, ({ user }) => askForProof(context, user.id));
  route(passkeyLoginOptions, () => askForProof(context, null));
  route(passkeyLogin, ({ body, request }) =>
    logInByKey(context, body.response, clientInfoOf(request, body.device)),
  );
};
