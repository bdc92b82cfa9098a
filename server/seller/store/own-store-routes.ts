import {
  changeOwnStore,
  moveOwnStore,
  readOwnStore,
  removeStoreBanner,
  removeStoreLogo,
  uploadStoreBanner,
  uploadStoreLogo,
} from '#domain/seller/store/own-store.ts';
import type { Feature } from '../../kit/feature.ts';
import { readImagePart } from '../../members/profile/profile-picture.ts';
import { changeOwn, moveOwn, readOwn, replacePicture, takePicture } from './own-store-service.ts';

/** Registers the endpoints of a seller's own store (contract 16). */
export const ownStoreRoutes: Feature = (route, context) => {
  route(readOwnStore, ({ user }) => readOwn(context.db, user.id));
  route(changeOwnStore, ({ user, body }) => changeOwn(context, user.id, body));
  route(uploadStoreLogo, async ({ user, request }) =>
    replacePicture(context, user.id, { kind: 'logo', picture: await readImagePart(context, request) }),
  );
  route(uploadStoreBanner, async ({ user, request }) =>
    replacePicture(context, user.id, { kind: 'banner', picture: await readImagePart(context, request) }),
  );
  route(removeStoreLogo, ({ user }) => takePicture(context, user.id, 'logo'));
  route(removeStoreBanner, ({ user }) => takePicture(context, user.id, 'banner'));
  route(moveOwnStore, ({ user, body }) => moveOwn(context, user.id, body));
};
