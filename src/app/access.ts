import type { UserType } from '#domain/members/profile/user.ts';
import { paths } from '#src/lib/navigation/paths.ts';
import type { AccessClass } from '#src/lib/navigation/screen-row.ts';

/** Who may open a route (spec 6). */
export type Access = {
  requireLogin?: boolean;
  role?: UserType;
  /** Shows a notice instead of redirecting. */
  showNotice?: boolean;
  /** Redirect target of members with another role; `/` by default. */
  otherwise?: string;
};

/** Access rules of each class. */
export const ACCESS: Readonly<Record<AccessClass, Access>> = {
  open: {},
  login: { requireLogin: true },
  loginNotice: { requireLogin: true, showNotice: true },
  user: { requireLogin: true, role: 'user', showNotice: true },
  seller: { requireLogin: true, role: 'seller' },
  sellerGoods: { requireLogin: true, role: 'seller', otherwise: paths.store },
  admin: { requireLogin: true, role: 'admin' },
};

export type Verdict =
  | { kind: 'wait' }
  | { kind: 'allow' }
  | { kind: 'notice'; reason: 'login' | 'role' }
  | { kind: 'redirect'; to: 'login' | string };

/**
 * Decides what a route shows to a person: wait, notice, redirect or the page. Pure; `Guarded` renders the verdict.
 */
export function judge(access: Access, who: { pending: boolean; userType: UserType | null }): Verdict {
  if (!access.requireLogin && !access.role) return { kind: 'allow' };
  if (who.pending) return { kind: 'wait' };
  if (who.userType === null)
    return access.showNotice ? { kind: 'notice', reason: 'login' } : { kind: 'redirect', to: 'login' };
  if (!access.role || who.userType === access.role) return { kind: 'allow' };
  return access.showNotice
    ? { kind: 'notice', reason: 'role' }
    : { kind: 'redirect', to: access.otherwise ?? '/' };
}
