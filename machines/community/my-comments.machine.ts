import { listMyComments, type MyComment } from '#domain/community/comment.ts';
import { pagePort } from '../kit/endpoint-port.ts';
import { createPagedMachine } from '../kit/paged.machine.ts';

/** Machine of the member's own comments, each with its feed, 20 a page. */
export const myCommentsMachine = createPagedMachine<MyComment>({
  id: 'myComments',
  description: 'Comments that I wrote, each with its feed.',
  loadPage: pagePort(listMyComments, ({ page, size }) => ({ page, size })),
  size: 20,
});
