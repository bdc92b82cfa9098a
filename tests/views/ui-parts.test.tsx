import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { stylesheetSingleton } from '#src/styles/style-singleton.ts';
import { Avatar } from '#src/ui/avatar.tsx';
import { Dialog } from '#src/ui/dialog.tsx';
import { TextField } from '#src/ui/field.tsx';
import { isInFirstView, Picture } from '#src/ui/picture.tsx';
import { RangeSlider } from '#src/ui/range-slider.tsx';
import { Tabs } from '#src/ui/tabs.tsx';

describe('TextField', () => {
  it('ties label, hint and problem to the box', () => {
    render(<TextField label="이메일" hint="메일 주소를 적어 주세요." problem="형식이 달라요." />);
    const box = screen.getByLabelText('이메일');
    expect(box).toBeInvalid();
    expect(box).toHaveAccessibleDescription('메일 주소를 적어 주세요. 형식이 달라요.');
  });

  it('is valid without a problem', () => {
    render(<TextField label="이메일" />);
    expect(screen.getByLabelText('이메일')).toBeValid();
  });
});

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

  it('offers a stored picture in widths and formats, without a style of its own', () => {
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
    'draws %s as it is',
    (address) => {
      const { container } = render(<Picture image={address} alt="신발" width={80} height={60} />);
      expect(container.querySelector('picture, source')).toBeNull();
      expect(screen.getByRole('img').getAttribute('src')).toContain(address);
    },
  );

  it('draws the picture itself where a variant fails, then the fallback, and afresh for another one', () => {
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

  it('takes the first four of a list for the first view', () =>
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
  ])('with priority %s it loads %s', (priority, loading, fetchPriority) => {
    render(<Picture image="images/a.webp" alt="신발" width={80} height={60} priority={priority} />);
    const image = screen.getByRole('img');
    expect(image).toHaveAttribute('loading', loading);
    expect(image.getAttribute('fetchpriority')).toBe(fetchPriority);
    expect([image.getAttribute('width'), image.getAttribute('height')]).toEqual(['80', '60']);
  });
});

it('Avatar draws a person where the picture fails', () => {
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

it('Tabs report the choice and show the content of the selected one', async () => {
  const onSelect = vi.fn();
  const tabs = [
    { id: 'level', label: '레벨', content: <p>one</p> },
    { id: 'history', label: '활동', content: <p>two</p> },
  ] as const;
  render(<Tabs label="레벨과 활동" tabs={tabs} selected="level" onSelect={onSelect} />);
  expect(screen.getByRole('tab', { name: '레벨' })).toHaveAttribute('aria-selected', 'true');
  expect(screen.getByText('one')).toBeVisible();
  await userEvent.click(screen.getByRole('tab', { name: '활동' }));
  expect(onSelect).toHaveBeenCalledWith('history');
  expect(screen.getByText('one')).toBeVisible();
});

it('RangeSlider moves one step by keyboard and says its value', async () => {
  const onChange = vi.fn();
  const scale = { min: 0, max: 1_000_000, step: 10_000 };
  render(
    <RangeSlider label="최소 가격" valueText="50,000원" value={50_000} onChange={onChange} {...scale} />,
  );
  const thumb = screen.getByRole('slider', { name: '최소 가격' });
  expect(thumb).toHaveAttribute('aria-valuetext', '50,000원');
  thumb.focus();
  await userEvent.keyboard('{ArrowRight}');
  expect(onChange).toHaveBeenCalledWith(60_000);
});

it('Dialog is named by its title and closes by Escape and by its button', async () => {
  const onClose = vi.fn();
  render(
    <Dialog open title="카테고리" onClose={onClose}>
      <p>body</p>
    </Dialog>,
  );
  expect(screen.getByRole('dialog', { name: '카테고리' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await userEvent.click(screen.getByRole('button', { name: '닫기' }));
  expect(onClose).toHaveBeenCalledTimes(2);
});

const Page = ({ open, opener = true }: { open: boolean; opener?: boolean }) => (
  <main id="main" tabIndex={-1}>
    {opener ? <button type="button">열기</button> : null}
    <Dialog open={open} title="카테고리" onClose={() => {}}>
      <button type="button">고르기</button>
    </Dialog>
  </main>
);

describe('focus after a dialog', () => {
  const closeAfter = async (after: Parameters<typeof Page>[0], meanwhile = () => {}) => {
    const { rerender } = render(<Page open={false} />);
    screen.getByRole('button', { name: '열기' }).focus();
    rerender(<Page open />);
    await waitFor(() => expect(screen.getByRole('dialog').contains(document.activeElement)).toBe(true));
    rerender(<Page {...after} />);
    meanwhile();
    await new Promise((resolve) => setTimeout(resolve, 20));
  };

  it('goes back to what opened it', async () => {
    await closeAfter({ open: false });
    expect(screen.getByRole('button', { name: '열기' })).toHaveFocus();
  });

  it('goes to the page where that is gone', async () => {
    await closeAfter({ open: false, opener: false });
    expect(screen.getByRole('main')).toHaveFocus();
  });

  it('stays where it was moved meanwhile', async () => {
    await closeAfter({ open: false }, () => screen.getByRole('main').focus());
    expect(screen.getByRole('main')).toHaveFocus();
  });
});

it('the scroll-lock styles use no <style> element and go with their last user', () => {
  const elements = document.querySelectorAll('style').length;
  const before = document.adoptedStyleSheets.length;
  const sheet = stylesheetSingleton();
  sheet.add('body { overflow: hidden }');
  sheet.add('body { overflow: hidden }');
  expect(document.adoptedStyleSheets).toHaveLength(before + 1);
  sheet.remove();
  expect(document.adoptedStyleSheets).toHaveLength(before + 1);
  sheet.remove();
  expect(document.adoptedStyleSheets).toHaveLength(before);
  expect(document.querySelectorAll('style')).toHaveLength(elements);
});

it('Dialog stays open under the second half of a double click, and closes by a later press beside it', async () => {
  const onClose = vi.fn();
  const clock = vi.spyOn(performance, 'now').mockReturnValue(1_000);
  render(
    <Dialog open title="리뷰 신고" onClose={onClose}>
      내용
    </Dialog>,
  );
  // Radix listens for presses beside it from the next turn on.
  await new Promise((resolve) => setTimeout(resolve));
  const pressBeside = () => {
    fireEvent.pointerDown(document.body);
    fireEvent.click(document.body);
  };
  clock.mockReturnValue(1_300);
  pressBeside();
  expect(onClose).not.toHaveBeenCalled();
  clock.mockReturnValue(1_600);
  pressBeside();
  expect(onClose).toHaveBeenCalledOnce();
  clock.mockRestore();
});
