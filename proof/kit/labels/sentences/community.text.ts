import type { Sentences } from '../area-labels.ts';

/** Korean for the descriptions of states of the area "community". */
export const communitySentences: Sentences = {
  'One toggle at a time; further clicks are ignored until the list is fresh.':
    '한 번에 하나만 바꿔요. 목록을 새로 읽을 때까지 더 눌러도 무시해요.',
  'The old list stays on the screen until the new one is here.': '새 목록이 올 때까지 이전 목록을 보여 줘요.',
  'The change was refused; the list shows what is still true.':
    '변경이 거절됐어요. 목록에는 실제 값이 그대로 보여요.',
  'A vote is the only one of its event, so it is asked once.':
    '이벤트마다 한 번만 투표할 수 있어서 한 번 물어봐요.',
  'Stock changes: the sizes are read whenever they are asked for.':
    '재고는 바뀌므로 열 때마다 사이즈를 읽어요.',
  'A second press while this runs does nothing.': '담는 동안 다시 눌러도 아무 일도 없어요.',
  'The sheet closes: the feed is where it was.': '시트가 닫히고, 피드는 보던 자리 그대로예요.',
  'The text stays until the server has it.': '서버가 받을 때까지 쓴 글이 남아요.',
  'Somebody is typing; what was found before stays until then.':
    '입력 중이에요. 그때까지 이전 결과를 보여 줘요.',
  'No bought pair is called like this.': '이 이름의 산 신발이 없어요.',
  'What was found before stays; the next letter asks anew as well.':
    '이전 결과는 남아 있어요. 글자를 더 치면 다시 찾아요.',
  'What was read last stays, and stays longer where nothing new comes.':
    '마지막으로 읽은 순위를 보여 줘요. 새것이 오지 않으면 더 오래 보여요.',
  'The page is behind another one: nobody would see what is read.': '페이지가 가려져 있어서 읽지 않아요.',
  'The event has ended: its ranking stays as it is, and is not read again.':
    '이벤트가 끝나 순위가 그대로이고, 다시 읽지 않아요.',
  'Nobody could know the result before the list was fixed.':
    '명단이 확정되기 전에는 아무도 결과를 알 수 없었어요.',
  'Everything fits, and yet the shop could have known the result.':
    '모두 맞지만, 상점은 결과를 미리 알 수 있었어요.',
  'Something in the file contradicts the rest of it.': '파일 안의 내용이 서로 맞지 않아요.',
};
