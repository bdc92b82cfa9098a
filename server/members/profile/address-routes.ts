import {
  createAddress,
  deleteAddress,
  listAddresses,
  searchPostcodes,
  updateAddress,
} from '#domain/members/account/address.ts';
import type { Feature } from '../../kit/feature.ts';
import { addAddress, changeAddress, dropAddress } from './address-service.ts';
import { addressesOf } from './address-store.ts';
import { findPostcodes } from './postcode-service.ts';

/** Registers the endpoints of address book and postcode search (contract 7). */
export const addressRoutes: Feature = (route, context) => {
  route(listAddresses, ({ user }) => addressesOf(context.db, user.id));
  route(createAddress, ({ user, body, attempt }) => addAddress(context, user.id, body, attempt));
  route(updateAddress, ({ user, params, body }) => changeAddress(context, user.id, params.id, body));
  route(deleteAddress, ({ user, params }) => dropAddress(context, user.id, params.id));
  route(searchPostcodes, ({ query }) => findPostcodes(context, query.q));
};
