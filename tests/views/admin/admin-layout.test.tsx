import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { AdminLayout } from '#src/areas/admin/layout/admin-layout.tsx';
import { MEMBER, renderShop } from '../../support/client/member-app.tsx';

function render(userType: string) {
  window.history.replaceState(null, '', '/admin');
  return renderShop(
    <AdminLayout>
      <h1>쪽</h1>
    </AdminLayout>,
    {},
    { person: { ...MEMBER, userType }, at: '/admin' },
  );
}

it('AdminFrame redirects an administrator from /admin to the dashboard', async () => {
  render('admin');
  await waitFor(() => expect(window.location.pathname).toBe('/admin/dashboard'));
});

it.each(['user', 'seller'])(
  'AdminFrame leaves a %s at /admin to the access check of the page, without menu and quick search',
  async (userType) => {
    const { app } = render(userType);
    await waitFor(() => expect(app.session.getSnapshot().context.user?.userType).toBe(userType));
    expect(window.location.pathname).toBe('/admin');
    expect(screen.getByRole('heading', { name: '쪽' })).toBeTruthy();
    expect(screen.queryByRole('navigation')).toBeNull();
    fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true });
    expect(screen.queryByRole('dialog')).toBeNull();
  },
);
