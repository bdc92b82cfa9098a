import * as v from 'valibot';
import { endpoint } from '../../kit/endpoint.ts';
import { idSchema } from '../../kit/fields.ts';
import { textField } from '../../kit/form-fields.ts';
import { pageQuery } from '../../kit/page.ts';
import { ACTIVITY_POINTS, type ActivityType, activityPage } from '../../rewards/activity.ts';
import { BADGES, badgeListSchema, badgeSchema } from '../../rewards/badge.ts';

const forAdmins = { access: 'admin', wrapping: 'raw' } as const;
const ACTIVITY_WORDS_LENGTH = 200;
const ACTIVITIES_A_PAGE = 50;

export const awardBadge = endpoint({
  ...forAdmins,
  method: 'POST',
  path: '/api/users/badges/admin/award',
  keyed: true,
  summary: 'Give a badge to a member who does not have it',
  body: v.object({ userId: idSchema, badgeType: v.picklist(Object.keys(BADGES), '뱃지를 골라 주세요.') }),
  response: badgeSchema,
});

export const badgesOfMember = endpoint({
  ...forAdmins,
  method: 'GET',
  path: '/api/users/badges/admin/users/{userId}',
  summary: 'All badges of a member, shown or not',
  params: v.object({ userId: idSchema }),
  response: badgeListSchema,
});

export const awardActivity = endpoint({
  ...forAdmins,
  method: 'POST',
  path: '/api/users/level/admin/award-points',
  keyed: true,
  summary: 'Note a deed for a member, with its activity points',
  body: v.object({
    userId: idSchema,
    activityType: v.picklist(Object.keys(ACTIVITY_POINTS) as ActivityType[], '활동을 골라 주세요.'),
    description: v.nullish(textField('내용', 0, ACTIVITY_WORDS_LENGTH)),
  }),
  response: v.string(),
});

export const allActivities = endpoint({
  ...forAdmins,
  method: 'GET',
  path: '/api/users/level/admin/activities',
  summary: 'What members did for activity points, newest first',
  query: v.object(pageQuery(ACTIVITIES_A_PAGE)),
  response: activityPage,
});
