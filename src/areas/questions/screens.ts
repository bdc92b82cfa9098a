import { paths } from '#src/lib/navigation/paths.ts';
import { STAGES } from '#src/lib/navigation/screen-preview.ts';
import type { ScreenRow } from '#src/lib/navigation/screen-row.ts';

export const questionScreens = {
  myQuestions: {
    path: paths.questions,
    title: '상품 문의',
    access: 'login',
    load: () => import('./my-questions-screen.tsx'),
    later: true,
    look: { chart: 'myQuestions', shape: 'ownRows', stages: STAGES, who: 'user' },
  },
} satisfies Record<string, ScreenRow>;
