import { type LooksOf, STAGES, seen } from '#src/lib/navigation/screen-preview.ts';
import { questionScreens } from './screens.ts';

const looks = {
  myQuestions: { chart: 'myQuestions', stages: STAGES, who: 'user' },
} satisfies LooksOf<typeof questionScreens>;

export const questionLooks = seen(questionScreens, looks);
