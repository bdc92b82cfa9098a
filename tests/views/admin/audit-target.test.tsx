import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Target } from '#src/areas/admin/audit/audit-cells.tsx';
import { adminPaths, auditPath } from '#src/areas/admin/paths.ts';
import { renderMember } from '../../support/client/member-app.tsx';

const addresses = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));
const TRAIL = auditPath('CAMPAIGN', 4);

it.each([
  ['of the shop', { code: 'RUNNERS7' }, [`${adminPaths.coupons}?open=4`, TRAIL]],
  ['of a store', { store: 7, limit: 100 }, [TRAIL]],
] as const)(
  "Target of a campaign %s links to the administrators' coupons only if they list it",
  (_, detail, to) => {
    renderMember(<Target targetType="CAMPAIGN" targetId={4} detail={detail} />, {});
    expect(addresses()).toEqual(to);
  },
);
