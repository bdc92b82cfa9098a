import type { MyComment } from '#domain/comment.ts';
import { createPagedMachine } from '../kit/paged.machine.ts';

export const myCommentsMachine = createPagedMachine<MyComment>({ id: 'myComments', size: 20 });
