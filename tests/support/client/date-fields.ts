import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

type Place = Pick<typeof screen, 'findByRole'>;

/** The date field with a label once its code has loaded; in a period the field of its first or last day. */
export const dateField = (label: string | RegExp, place: Place = screen) =>
  place.findByRole('group', { name: label });

/** Types an ISO day, or `yyyy-MM-ddTHH:mm`, into the segments of a date field; '' deletes all of them. */
export async function typeDate(
  label: string | RegExp,
  value: string,
  place: Place = screen,
): Promise<HTMLElement> {
  const field = await dateField(label, place);
  const segments = within(field).getAllByRole('spinbutton');
  const parts = value ? value.split(/[-T:]/) : segments.map(() => '');
  for (const [at, segment] of segments.entries()) {
    await userEvent.click(segment);
    // The digits of a year are deleted one by one.
    if (!value) await userEvent.keyboard('{Backspace>4/}');
    else await userEvent.keyboard(parts[at] ?? '');
  }
  await act(async () => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  });
  return field;
}
