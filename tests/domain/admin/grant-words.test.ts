import * as v from 'valibot';
import { expect, it } from 'vitest';
import { grantPoints } from '#domain/admin/members/member-points.ts';

it('grantPoints refuses an amount above the limit with a message that has the limit with separators and unit', () => {
  const form = { points: 1_000_000, reason: 'COMPENSATION', words: '보상' };
  const { issues = [] } = v.safeParse(grantPoints.body, form);
  expect(issues.map(({ message }) => message)).toContain('포인트는 한 번에 100,000P까지 움직일 수 있어요.');
});
