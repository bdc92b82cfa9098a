import type { MyComment } from '#domain/community/comment.ts';
import { createPagedMachine } from '../kit/paged.machine.ts';

export const myCommentsMachine = createPagedMachine<MyComment>({
  id: 'myComments',
  description: 'Comments that I wrote, each with its feed.',
  size: 20,
});
