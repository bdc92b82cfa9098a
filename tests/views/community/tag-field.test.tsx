import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { TagField } from '#src/areas/community/feed-editor/tag-field.tsx';

function Field() {
  const [value, setValue] = useState('#편한신발, 산책');
  return (
    <TagField
      name="hashtags"
      value={value}
      problem={undefined}
      onChange={({ target }) => setValue(target.value)}
      onTags={setValue}
    />
  );
}

it('TagField adds a suggested tag, which is then no suggestion, and removes a typed one', () => {
  render(<Field />);
  fireEvent.click(screen.getByRole('button', { name: '#데일리 달기' }));
  expect(screen.queryByRole('button', { name: '#데일리 달기' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: '#산책 빼기' }));
  expect(screen.getByLabelText('해시태그')).toHaveValue('#편한신발 #데일리');
});
