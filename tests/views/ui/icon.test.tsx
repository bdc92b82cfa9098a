import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Icon as EveryIcon } from '#src/ui/icons/every-icon.tsx';
import { Icon } from '#src/ui/icons/icon.tsx';
import { Stars } from '#src/ui/products/stars.tsx';

const drawn = (icon: React.ReactElement) => render(icon).container.querySelector('svg');

describe('Stars', () => {
  it.each([
    [0, '0'],
    [3.5, '84'],
    [5, '120'],
  ])('show %d of five', (rating, width) => {
    const row = render(<Stars rating={rating} label="별점" />).getByRole('img', { name: '별점' });
    expect(row.getAttribute('viewBox')).toBe('0 0 120 24');
    expect(row.querySelector('svg')).toHaveAttribute('width', width);
    expect(row.querySelector('path')?.getAttribute('d')?.match(/z/g)).toHaveLength(5);
  });
});

describe('Icon', () => {
  it('is hidden from screen readers and has its size', () => {
    const heart = drawn(<Icon name="heart" size={20} />);
    expect(heart).toHaveAttribute('aria-hidden', 'true');
    expect(heart).toHaveAttribute('width', '20');
    expect(heart).toHaveAttribute('height', '20');
  });

  it('has the same drawing in both sets, and the colour of its text', () => {
    const [few, every] = [drawn(<Icon name="heart" />), drawn(<EveryIcon name="heart" />)];
    expect(few?.innerHTML).toBe(every?.innerHTML);
    expect(few).toHaveStyle({ stroke: 'currentColor', fill: 'none' });
  });

  it('is filled if selected', () => {
    expect(drawn(<Icon name="star" filled />)).toHaveStyle({ fill: 'currentColor' });
  });
});
