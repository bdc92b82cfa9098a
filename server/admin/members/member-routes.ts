import {
  addMemo as addMemoCall,
  readMember as readMemberCall,
  readPersonal as readPersonalCall,
} from '#domain/admin/members/member-detail.ts';
import {
  exportMembers as exportMembersCall,
  listMembers as listMembersCall,
} from '#domain/admin/members/member-list.ts';
import { setPostsHidden as setPostsHiddenCall } from '#domain/admin/members/member-posts.ts';
import type { Feature } from '../../kit/feature.ts';
import { exportMembers } from './lists/member-file.ts';
import { listMembers } from './lists/member-list-service.ts';
import { addMemo, readMember, readPersonal } from './member-detail-service.ts';
import { setPostsHidden } from './post-hide-service.ts';

/** Registers the endpoints of the member list and details. */
export const memberRoutes: Feature = (route, context) => {
  route(listMembersCall, ({ query }) => listMembers(context, query));
  route(exportMembersCall, ({ user, body }) => exportMembers(context, user, body));
  route(readMemberCall, ({ user, params }) => readMember(context, user, params.id));
  route(readPersonalCall, ({ params, body }) => readPersonal(context, params.id, body.reason));
  route(addMemoCall, ({ user, params, body, attempt }) =>
    addMemo(context, user, { userId: params.id, text: body.text }, attempt),
  );
  route(setPostsHiddenCall, ({ user, params, body }) =>
    setPostsHidden(context, user, { userId: params.id, hidden: body.hidden }),
  );
};
