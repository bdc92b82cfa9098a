import {
  claimForm,
  decideClaim,
  MAX_CLAIM_IMAGES,
  requestClaim as requestCall,
  withdrawClaim,
} from '#domain/trade/claim.ts';
import { withForm } from '../../kit/attempt.ts';
import type { Feature } from '../../kit/feature.ts';
import { readForm } from '../../kit/multipart-form.ts';
import { decide, withdraw } from './decide-service.ts';
import { requestClaim } from './request-service.ts';

/** Return and exchange of delivered lines. */
export const claimRoutes: Feature = (route, context) => {
  route(requestCall, async ({ user, request, attempt }) => {
    const shape = { dataPart: 'claim', fileField: 'images', maxPictures: MAX_CLAIM_IMAGES };
    const form = await readForm(context, request, claimForm, shape);
    return requestClaim(context, user.id, form, withForm(attempt, form));
  });
  route(withdrawClaim, ({ user, params, attempt }) => withdraw(context, user.id, params.id, attempt));
  route(decideClaim, ({ user, params, body, attempt }) =>
    decide(context, user.id, { id: params.id, ...body }, attempt),
  );
};
