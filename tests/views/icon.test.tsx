import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Icon as EveryIcon } from '#src/ui/every-icon.tsx';
import { Icon } from '#src/ui/icon.tsx';

const drawn = (icon: React.ReactElement) => render(icon).container.querySelector('svg');

describe('an icon', () => {
  it('is silent and as large as asked', () => {
    const heart = drawn(<Icon name="heart" size={20} />);
    expect(heart).toHaveAttribute('aria-hidden', 'true');
    expect(heart).toHaveAttribute('width', '20');
    expect(heart).toHaveAttribute('height', '20');
  });

  it('has the same drawing in both sets, and takes the colour of its text', () => {
    const [few, every] = [drawn(<Icon name="heart" />), drawn(<EveryIcon name="heart" />)];
    expect(few?.innerHTML).toBe(every?.innerHTML);
    expect(few).toHaveStyle({ stroke: 'currentColor', fill: 'none' });
  });

  it('is filled where something is chosen', () => {
    expect(drawn(<Icon name="star" filled />)).toHaveStyle({ fill: 'currentColor' });
  });
});
