import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { listCategories } from '#domain/catalogue/category.ts';
import BulkEditDialog from '#src/areas/seller/products/bulk-edit/bulk-edit-dialog.tsx';
import { dateField } from '../../support/client/date-fields.ts';
import { renderMember } from '../../support/client/member-app.tsx';

it('BulkEditDialog shows no field before loading has finished, so that nothing typed is lost', async () => {
  let answer = (): void => {};
  const asked = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const categories = async () => {
    await asked;
    return { body: { success: true, message: '', data: [] } };
  };
  renderMember(<BulkEditDialog chosen={{ ids: [1, 2] }} count={2} onShown={() => {}} onClose={() => {}} />, {
    [listCategories.path]: categories,
  });
  expect(await screen.findByRole('dialog')).toBeInTheDocument();
  expect(screen.queryByRole('combobox')).toBeNull();
  answer();
  const kind = await screen.findByRole<HTMLSelectElement>('combobox', { name: /수정할 항목/ });
  await userEvent.selectOptions(kind, 'PERIOD');
  expect(kind.value).toBe('PERIOD');
  expect(await dateField('할인 시작')).toBeVisible();
});
