import { answerFootSize } from '#domain/members/profile/foot-size.ts';
import { showMemberPage } from '#domain/members/profile/member-page.ts';
import { memberProfile, myProfile } from '#domain/members/profile/profile.ts';
import {
  setBodyVisibility,
  updateProfile,
  uploadProfileImage,
} from '#domain/members/profile/profile-form.ts';
import type { Feature } from '../../kit/feature.ts';
import { writeFootSize } from './foot-size-store.ts';
import { readMemberPage } from './member-page-service.ts';
import { readImagePart, replaceImage } from './profile-picture.ts';
import { readOwnProfile, readProfile, replaceProfile } from './profile-service.ts';
import { writeBodyVisibility } from './profile-store.ts';

/** Registers the endpoints of the profile (contract 6). */
export const profileRoutes: Feature = (route, context) => {
  route(myProfile, ({ user }) => readOwnProfile(context, user.id));
  route(memberProfile, ({ params, user }) => readProfile(context, params.id, user?.id ?? null));
  route(showMemberPage, ({ params, user }) => readMemberPage(context, params.id, user));
  route(updateProfile, ({ body, user }) => replaceProfile(context, user, body));
  route(setBodyVisibility, async ({ body: { bodyVisibility }, user }) => {
    await writeBodyVisibility(context.db, user.id, bodyVisibility, context.clock.now());
    return null;
  });
  route(answerFootSize, async ({ body: { feet }, user }) => {
    await writeFootSize(context.db, user.id, feet, context.clock.now());
    return null;
  });
  route(uploadProfileImage, async ({ request, user }) =>
    replaceImage(context, user.id, await readImagePart(context, request)),
  );
};
