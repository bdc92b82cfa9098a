import { memberProfile, myProfile } from '#domain/members/profile.ts';
import { updateProfile, uploadProfileImage } from '#domain/members/profile-form.ts';
import type { Feature } from '../../kit/feature.ts';
import { readImagePart, replaceImage } from './profile-picture.ts';
import { readOwnProfile, readProfile, replaceProfile } from './profile-service.ts';

/** Profile of the caller and the public part of others (contract 6). */
export const profileRoutes: Feature = (route, context) => {
  route(myProfile, ({ user }) => readOwnProfile(context, user.id));
  route(memberProfile, ({ params, user }) => readProfile(context, params.id, user?.id ?? null));
  route(updateProfile, ({ body, user }) => replaceProfile(context, user, body));
  route(uploadProfileImage, async ({ request, user }) =>
    replaceImage(context, user.id, await readImagePart(context, request)),
  );
};
