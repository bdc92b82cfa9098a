import {
  collectClaim as collectCall,
  listSellerClaims,
  readSellerClaim,
  receiveClaim as receiveCall,
} from '#domain/seller/claims/claim-desk.ts';
import { approveClaim, checkClaim } from '#domain/seller/claims/claim-marks.ts';
import { noteClaimParcel } from '#domain/seller/claims/claim-parcel.ts';
import type { Feature } from '../../kit/feature.ts';
import { listClaims, readClaim } from './claim-desk-service.ts';
import { markClaim } from './mark-service.ts';
import { noteParcel } from './parcel-service.ts';
import { collectClaim, receiveClaim } from './step-service.ts';

/**
 * Registers the seller's endpoints of claims (return and exchange requests): list, read, pickup,
 * arrival and return parcel; deciding a claim is registered elsewhere.
 */
export const claimDeskRoutes: Feature = (route, context) => {
  route(listSellerClaims, ({ user, query }) => listClaims(context, user.id, query));
  route(readSellerClaim, ({ user, params }) => readClaim(context, user.id, params.id));
  route(collectCall, ({ user, params, body, attempt }) =>
    collectClaim(context, user.id, { ...params, ...body, tracking: body.tracking || null }, attempt),
  );
  route(receiveCall, ({ user, params, body, attempt }) =>
    receiveClaim(context, user.id, { ...params, ...body }, attempt),
  );
  route(approveClaim, ({ user, params, attempt }) =>
    markClaim(context, user.id, { ...params, mark: 'approve' }, attempt),
  );
  route(checkClaim, ({ user, params, body, attempt }) =>
    markClaim(context, user.id, { ...params, ...body, mark: 'check' }, attempt),
  );
  route(noteClaimParcel, ({ user, params, body }) =>
    noteParcel(context, user.id, { ...params, ...body, tracking: body.tracking || null }),
  );
};
