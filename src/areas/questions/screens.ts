import { paths } from '#src/lib/navigation/paths.ts';
import { screensOf } from '#src/lib/navigation/screen-row.ts';

/** Module with the imports of screens that no server-rendered visit starts with. */
const code = () => import('./screen-code.ts');

export const questionScreens = screensOf(code, {
  myQuestions: {
    path: paths.questions,
    title: '상품 문의',
    access: 'login',
  },
});
