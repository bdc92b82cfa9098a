import { MAX_CLAIM_IMAGES } from '#domain/policies/returns.ts';
import { transitionOf } from '#domain/trade/claims/cancellation-reasons.ts';
import {
  claimForm,
  decideClaim,
  requestClaim as requestCall,
  withdrawClaim,
} from '#domain/trade/claims/claim.ts';
import { previewClaim as previewCall } from '#domain/trade/claims/claim-preview.ts';
import {
  MAX_REJECT_IMAGES,
  rejectClaim as rejectCall,
  rejectionForm,
} from '#domain/trade/claims/claim-rejection.ts';
import { noteOwnParcel as ownParcelCall } from '#domain/trade/claims/own-parcel.ts';
import { setOrderStatus } from '#domain/trade/orders/order-endpoints.ts';
import { readForm } from '../../files/multipart-form.ts';
import type { Feature } from '../../kit/feature.ts';
import { withForm } from '../../kit/idempotency/idempotency-key.ts';
import { cancelLines } from '../orders/reading/buyer-service.ts';
import { decide, withdraw } from './decide-service.ts';
import { noteOwnParcel } from './own-parcel-service.ts';
import { previewClaim } from './preview-service.ts';
import { rejectClaim } from './reject-service.ts';
import { requestClaim, requestWholeReturn } from './request-service.ts';

/** Registers the endpoints of returns and exchanges. */
export const claimRoutes: Feature = (route, context) => {
  route(requestCall, async ({ user, request, attempt }) => {
    const shape = { dataPart: 'claim', fileField: 'images', maxPictures: MAX_CLAIM_IMAGES };
    const form = await readForm(context, request, claimForm, shape);
    return requestClaim(context, user.id, form, withForm(attempt, form));
  });
  route(previewCall, ({ user, params }) =>
    previewClaim(context, user.id, { orderId: params.id, itemId: params.itemId }),
  );
  route(ownParcelCall, ({ user, params, body }) => noteOwnParcel(context, user.id, { ...params, ...body }));
  route(withdrawClaim, ({ user, params, attempt }) => withdraw(context, user.id, params.id, attempt));
  route(decideClaim, ({ user, params, body, attempt }) =>
    decide(context, user.id, { id: params.id, ...body }, attempt),
  );
  route(rejectCall, async ({ user, request, params, attempt }) => {
    const shape = { dataPart: 'rejection', fileField: 'images', maxPictures: MAX_REJECT_IMAGES };
    const form = await readForm(context, request, rejectionForm, shape);
    return rejectClaim(context, user.id, { ...params, ...form }, withForm(attempt, form));
  });
  // The legacy API cancels and returns whole orders by one endpoint.
  route(setOrderStatus, ({ user, params, body, attempt }) =>
    body.status === transitionOf('CANCEL').to
      ? cancelLines(context, user.id, { orderId: params.id, ids: [], reason: '' }, attempt)
      : requestWholeReturn(context, user.id, params.id, attempt),
  );
};
