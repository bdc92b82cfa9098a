import { paths } from '#src/lib/navigation/paths.ts';

/** Slide of the home page; `image` is stored in a portrait and a landscape version. */
export type Slide = { title: string; text: string; act: string; href: string; image: string };

/** Copy of the banners at the top of the home page. */
export const heroText = {
  nav: '지금 볼 만한 것',
  place: (n: number, of: number) => `${n} / ${of}`,
  slides: [
    {
      title: '가볍게 시작하는\n겨울 러닝',
      text: '바람을 가르는 새 러닝화를 만나 보세요.',
      act: '러닝화 보러 가기',
      href: paths.products({ categoryIds: [2] }),
      image: 'images/events/hero-1',
    },
    {
      title: '눈길에서 신은\n모습을 나눠요',
      text: '이벤트 피드에 올리고 투표도 해 보세요.',
      act: '이벤트 피드 보기',
      href: paths.feeds('type=event'),
      image: 'images/events/hero-2',
    },
    {
      title: '내 발에 맞는\n사이즈부터',
      text: '발 길이를 적어 두면 사이즈를 골라 드려요.',
      act: '스니커즈 보기',
      href: paths.products({ categoryIds: [1] }),
      image: 'images/events/hero-3',
    },
  ] satisfies readonly Slide[],
} as const;
