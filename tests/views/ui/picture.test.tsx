import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Avatar } from '#src/ui/members/avatar.tsx';
import { isInFirstView, Picture } from '#src/ui/picture.tsx';

describe('Picture', () => {
  it('falls back once and does not loop', () => {
    render(
      <Picture image="images/a.webp" alt="신발" width={80} height={80} fallback="/images/default.png" />,
    );
    const image = screen.getByRole('img', { name: '신발' });
    const sources = [image.getAttribute('src')];
    for (let failure = 0; failure < 3; failure += 1) {
      fireEvent.error(image);
      sources.push(image.getAttribute('src'));
    }
    expect(sources).toEqual([
      expect.stringContaining('/content/images/a.webp'),
      ...Array(3).fill('/images/default.png'),
    ]);
  });

  it('offers widths and formats without a style attribute', () => {
    const { container } = render(
      <Picture image="images/feeds/a.webp" alt="신발" width={400} height={300} sizes="50vw" />,
    );
    const image = screen.getByRole('img', { name: '신발' });
    expect(image.getAttribute('src')).toMatch(/\/content\/images\/feeds\/a-480\.jpg$/);
    expect([image.getAttribute('width'), image.getAttribute('height')]).toEqual(['400', '300']);
    const sources = [...container.querySelectorAll('picture > source')];
    expect(sources.map((source) => source.getAttribute('type'))).toEqual(['image/avif', 'image/webp']);
    for (const [index, format] of ['avif', 'webp'].entries()) {
      const offered = (sources[index]?.getAttribute('srcset') ?? '').split(', ');
      expect(offered.map((one) => one.replace(/^.*a-/, ''))).toEqual(
        [160, 320, 480, 800].map((width) => `${width}.${format} ${width}w`),
      );
      expect(sources[index]).toHaveAttribute('sizes', '50vw');
    }
    expect(container.querySelector('[style]')).toBeNull();
  });

  it.each(['https://elsewhere.test/images/feeds/a.webp', 'data:image/png;base64,AAAA', '/images/a.svg'])(
    'shows %s without variants',
    (address) => {
      const { container } = render(<Picture image={address} alt="신발" width={80} height={60} />);
      expect(container.querySelector('picture, source')).toBeNull();
      expect(screen.getByRole('img').getAttribute('src')).toContain(address);
    },
  );

  it('shows the original if a variant fails, then the fallback, and starts again for another picture', () => {
    const drawn = (image: string) => (
      <Picture image={image} alt="신발" width={80} height={80} fallback="/images/default.png" />
    );
    const { container, rerender } = render(drawn('images/feeds/a.webp'));
    const source = () =>
      screen
        .getByRole('img')
        .getAttribute('src')
        ?.replace(/^.*\/images/, '/images');
    const seen = [source()];
    for (let failure = 0; failure < 3; failure += 1) {
      fireEvent.error(screen.getByRole('img'));
      seen.push(source());
    }
    expect(seen).toEqual([
      '/images/feeds/a-160.jpg',
      '/images/feeds/a.webp',
      '/images/default.png',
      '/images/default.png',
    ]);
    expect(container.querySelector('source')).toBeNull();
    rerender(drawn('images/feeds/b.webp'));
    expect(source()).toBe('/images/feeds/b-160.jpg');
  });

  it('gives priority to the first four of a list', () =>
    expect(Array.from({ length: 6 }, (_, index) => isInFirstView(index))).toEqual([
      true,
      true,
      true,
      true,
      false,
      false,
    ]));

  it.each([
    [true, 'eager', 'high'],
    [false, 'lazy', 'auto'],
  ])('with priority %s has loading %s', (priority, loading, fetchPriority) => {
    render(<Picture image="images/a.webp" alt="신발" width={80} height={60} priority={priority} />);
    const image = screen.getByRole('img');
    expect(image).toHaveAttribute('loading', loading);
    expect(image.getAttribute('fetchpriority')).toBe(fetchPriority);
    expect([image.getAttribute('width'), image.getAttribute('height')]).toEqual(['80', '60']);
  });
});

it('Avatar shows a placeholder if the picture fails', () => {
  const { container } = render(<Avatar nickname="신발왕" image="images/profiles/a.webp" size={28} />);
  const image = () => container.querySelector('img') ?? document.body;
  expect(image()).toHaveAttribute('width', '28');
  for (let failure = 0; failure < 2; failure += 1) fireEvent.error(image());
  expect(image()).toHaveAttribute('src', '/images/profile-placeholder.svg');
});

it('Avatar shows initials without a picture', () => {
  const { container } = render(<Avatar nickname="신발왕" />);
  expect(container).toHaveTextContent(/^신발$/);
});

it('Avatar has a colour per member without a picture', () => {
  const discOf = (id?: number) =>
    render(<Avatar {...(id ? { id } : {})} nickname="신발왕" />).container.querySelector('span')?.className;
  expect(discOf(7)).toBe(discOf(7));
  expect(new Set([discOf(), discOf(7), discOf(8)]).size).toBe(3);
});
