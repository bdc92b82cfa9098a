import type { Sentences } from '../area-labels.ts';

/** Korean for the descriptions of states of kit charts and of charts alike. */
export const commonSentences: Sentences = {
  'The server did not take it and says why, where it can beside the fields.':
    '서버가 받지 않았어요. 까닭은 되도록 칸 옆에 보여 줘요.',
  'Nobody knows whether it was taken: sent again, it is done once.':
    '처리됐는지 알 수 없어요. 다시 보내도 한 번만 처리돼요.',
  'One attempt at a time; the form waits.': '한 번에 하나만 보내요. 그동안 양식은 기다려요.',
  'The service answered that there is nothing.': '서버가 아무것도 없다고 답했어요.',
  'One call at a time; further taps only change the wish.':
    '한 번에 하나만 보내요. 더 누르면 보낼 값만 바뀌어요.',
  'The person may have tapped again while the call was under way.':
    '보내는 동안 사용자가 다시 눌렀을 수 있어요.',
  'There is nothing to fill in: told before anything is typed.': '쓸 것이 없어요. 쓰기 전에 알려 줘요.',
  'Sent once; what was typed stays if the server refuses.':
    '한 번만 보내요. 서버가 거절해도 쓴 내용은 남아요.',
  'No row is chosen.': '고른 줄이 없어요.',
  'The table shows other rows now: what was chosen is let go, and that is said.':
    '표의 줄이 바뀌어 고른 것을 풀고, 그렇다고 알려 줘요.',
  'The server says how many rows would change; nothing changes yet.':
    '서버가 몇 줄이 바뀔지 알려 줘요. 아직 아무것도 바뀌지 않아요.',
  'A dialog says what would happen to how many rows.': '몇 줄이 어떻게 될지 창으로 물어봐요.',
  'Every row was changed.': '모든 줄이 바뀌었어요.',
  'Some rows were refused: they stay chosen, each with its reason.':
    '일부 줄이 거절됐어요. 까닭과 함께 고른 채로 남아요.',
};
