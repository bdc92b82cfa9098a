import type { MyComment } from '#domain/community/comment.ts';
import { createPagedMachine } from '../kit/paged.machine.ts';

export const myCommentsMachine = createPagedMachine<MyComment>({ id: 'myComments', size: 20 });
