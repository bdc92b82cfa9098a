import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import type { ConsentStatus } from '#domain/members/signup/consents.ts';
import { type DocumentKind, latestOf } from '#domain/members/signup/documents.ts';
import { ConsentSettings } from '#src/areas/members/consents/consent-settings.tsx';
import ConsentsDialog from '#src/areas/members/consents/consents-dialog.tsx';
import { type Answers, renderMember } from '../../support/client/member-app.tsx';

const CONSENTS = '/api/users/me/consents';
const REQUIRED = ['AGE_14', 'TERMS', 'PRIVACY'] as const;

/** A document that the member has not answered. */
function unanswered(document: DocumentKind, inForce: boolean): ConsentStatus {
  const { version } = latestOf(document);
  const latest = { version, effective: '2026-11-21', changed: '', inForce };
  const required = (REQUIRED as readonly DocumentKind[]).includes(document);
  return { document, required, version: null, agreed: null, at: null, latest };
}
const asked = (inForce: boolean) => REQUIRED.map((document) => unanswered(document, inForce));
const list = (rows: readonly ConsentStatus[]): Answers => ({
  [`GET ${CONSENTS}`]: { body: { success: true, data: rows } },
  [`PUT ${CONSENTS}`]: { body: { success: true, data: rows } },
});
const dialog = () => screen.findByRole('alertdialog', { name: /약관/ });
const button = (name: string) => screen.getByRole('button', { name });
const isGone = () => expect(screen.queryByRole('alertdialog')).toBeNull();
const visit = (path: string) => act(() => window.history.pushState(null, '', path));

beforeEach(() => {
  window.sessionStorage.clear();
  window.history.replaceState(null, '', '/mypage');
});

it('ConsentsDialog before the day can be postponed, and does not come again in this tab', async () => {
  const { unmount } = renderMember(<ConsentsDialog />, list(asked(false)));
  expect(await dialog()).toHaveTextContent('새 약관이 곧 적용돼요');
  await userEvent.click(button('나중에'));
  await waitFor(isGone);
  unmount();
  const { to } = renderMember(<ConsentsDialog />, list(asked(false)));
  await waitFor(() => expect(to(CONSENTS)).toHaveLength(1));
  isGone();
});

it('ConsentsDialog in force cannot be closed, gives way to a document, and comes back after it', async () => {
  renderMember(<ConsentsDialog />, list(asked(true)));
  expect(await dialog()).toHaveTextContent('약관에 동의해 주세요');
  await userEvent.keyboard('{Escape}');
  await dialog();
  await userEvent.click(screen.getByRole('link', { name: '이용약관 보기' }));
  expect(window.location.pathname).toBe('/terms');
  await waitFor(isGone);
  visit('/mypage');
  await dialog();
});

it('ConsentsDialog sends the shown versions once, and both answers look alike', async () => {
  const { to } = renderMember(<ConsentsDialog />, list(asked(true)));
  await dialog();
  expect(button('동의').className).toBe(button('탈퇴').className);
  await userEvent.click(button('동의'));
  await waitFor(isGone);
  const puts = to(CONSENTS).filter(({ method }) => method === 'PUT');
  expect(puts.map(({ body }) => JSON.parse(String(body)))).toEqual([
    {
      consents: REQUIRED.map((document) => ({
        document,
        version: latestOf(document).version,
        agreed: true,
      })),
      via: 'DIALOG',
    },
  ]);
});

it('ConsentsDialog leads a member who does not agree to the withdrawal', async () => {
  const { visited } = renderMember(<ConsentsDialog />, list(asked(true)));
  await dialog();
  await userEvent.click(button('탈퇴'));
  await waitFor(() => expect(visited).toEqual(['/withdraw']));
  visit('/withdraw');
  await waitFor(isGone);
});

it('ConsentSettings allow night mails only with mails, and end both together', async () => {
  let rows = (['MARKETING', 'MARKETING_NIGHT'] as const).map((document) => unanswered(document, true));
  const answers = list(rows);
  renderMember(<ConsentSettings />, {
    ...answers,
    [`GET ${CONSENTS}`]: () => ({ body: { success: true, data: rows } }),
    [`PUT ${CONSENTS}`]: ({ body }) => {
      const { consents } = JSON.parse(String(body)) as { consents: { document: string; agreed: boolean }[] };
      const isOff = consents.some(({ document, agreed }) => document === 'MARKETING' && !agreed);
      rows = rows.map((row) => {
        const own = consents.find(({ document }) => document === row.document);
        const agreed = isOff ? false : (own?.agreed ?? row.agreed);
        return { ...row, agreed, at: '2026-11-22T00:00:00Z', version: row.latest.version };
      });
      return { body: { success: true, data: rows } };
    },
  });
  const mails = await screen.findByRole('checkbox', { name: '혜택과 소식 메일' });
  const night = screen.getByRole('checkbox', { name: '밤 9시~아침 8시 메일' });
  expect(night).toBeDisabled();
  await userEvent.click(mails);
  await waitFor(() => expect(night).toBeEnabled());
  await userEvent.click(night);
  await waitFor(() => expect(night).toBeChecked());
  await waitFor(() => expect(mails).not.toHaveAttribute('aria-disabled', 'true'));
  await userEvent.click(mails);
  await waitFor(() => expect(night).toBeDisabled());
  expect([mails, night].map((one) => (one as HTMLInputElement).checked)).toEqual([false, false]);
});
