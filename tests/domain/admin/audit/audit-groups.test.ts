import { expect, it } from 'vitest';
import { AUDIT_GROUPS } from '#domain/admin/audit/audit-groups.ts';
import { AUDIT_ACTIONS } from '#domain/admin/audit/audit-labels.ts';

it('audit groups have every action of the audit log exactly once, and none is empty', () => {
  const grouped = AUDIT_GROUPS.flatMap(({ actions }) => actions);
  expect([...grouped].sort()).toEqual([...AUDIT_ACTIONS].sort());
  expect(AUDIT_GROUPS.filter(({ actions }) => actions.length === 0)).toEqual([]);
});
