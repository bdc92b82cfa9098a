import type { ReactNode } from 'react';
import { Redirect, useLocation, useSearch } from 'wouter';
import { useSession } from '#src/flow/app-context.tsx';
import { paths } from '#src/lib/navigation/paths.ts';
import { shellText } from '#src/text/shell.ts';
import { ButtonLink } from '#src/ui/button-link.tsx';
import { EmptyState, Skeleton } from '#src/ui/states.tsx';
import { type Access, judge } from './access.ts';

/** Renders the verdict of `judge`: wait, notice, redirect or the page (spec 6). */
export function Guarded({ access, children }: { access: Access; children: ReactNode }) {
  const { pending, user } = useSession();
  const [path] = useLocation();
  const search = useSearch();
  const verdict = judge(access, { pending, userType: user?.userType ?? null });
  const login = paths.login(search ? `${path}?${search}` : path);
  if (verdict.kind === 'wait') return <Skeleton />;
  if (verdict.kind === 'redirect') {
    const to = verdict.to === 'login' ? login : verdict.to;
    return <Redirect key={to} to={to} replace />;
  }
  if (verdict.kind === 'allow') return children;
  return verdict.reason === 'login' ? (
    <EmptyState isPage title={shellText.loginNoticeTitle} hint={shellText.loginNoticeHint}>
      <ButtonLink href={login} tone="primary">
        {shellText.login}
      </ButtonLink>
    </EmptyState>
  ) : (
    <EmptyState isPage title={shellText.roleNoticeTitle} hint={shellText.roleNoticeHint}>
      <ButtonLink href={paths.home}>{shellText.goHome}</ButtonLink>
    </EmptyState>
  );
}
