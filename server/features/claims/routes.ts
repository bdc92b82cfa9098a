import {
  claimForm,
  decideClaim,
  MAX_CLAIM_IMAGES,
  requestClaim as requestCall,
  withdrawClaim,
} from '#domain/claim.ts';
import type { Feature } from '../../kit/feature.ts';
import { readForm } from '../../kit/multipart-form.ts';
import { decide, withdraw } from './decide-service.ts';
import { requestClaim } from './request-service.ts';

/** Return and exchange of delivered lines. */
export const claimRoutes: Feature = (route, context) => {
  route(requestCall, async ({ user, request }) => {
    const shape = { dataPart: 'claim', fileField: 'images', maxPictures: MAX_CLAIM_IMAGES };
    const { data, pictures } = await readForm(context, request, claimForm, shape);
    return requestClaim(context, user.id, data, pictures);
  });
  route(withdrawClaim, ({ user, params }) => withdraw(context, user.id, params.id));
  route(decideClaim, ({ user, params, body }) => decide(context, user.id, params.id, body));
};
