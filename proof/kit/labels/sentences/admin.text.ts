import type { Sentences } from '../area-labels.ts';

/** Korean for the descriptions of states of the area "admin". */
export const adminSentences: Sentences = {
  'Too little is typed to tell one thing from another.': '적은 것이 너무 짧아서 찾을 수 없어요.',
  'Nothing is called like this.': '그런 이름이 없어요.',
  'The next letter asks again.': '글자를 더 치면 다시 찾아요.',
  'Nothing of the kind was ever done.': '그런 기록이 하나도 없어요.',
  'It has been read to its beginning.': '처음 기록까지 다 읽었어요.',
  'What was read stays; the rest is asked for again.': '읽은 것은 남아 있어요. 나머지를 다시 불러와요.',
  'Nobody has looked: that says nothing of the trail.':
    '검사하지 못했어요. 기록이 맞는지 틀린지는 알 수 없어요.',
  'What was read last stays on the screen.': '마지막으로 읽은 내용을 보여 줘요.',
  'The last that came; it is asked for again.': '마지막으로 온 값이에요. 다시 불러와요.',
  'The server did not count or give, and says why.': '서버가 세거나 지급하지 않았고, 까닭을 알려 줘요.',
  'Nobody knows whether it has begun: asked again, it begins once.':
    '시작됐는지 알 수 없어요. 다시 요청해도 한 번만 시작돼요.',
  'It was cancelled: nothing of it changes any more.': '취소된 이벤트라서 더 바꿀 수 없어요.',
  'Said once more: its cost, and that its draw is committed to.':
    '드는 비용과 추첨을 약속하게 된다는 것을 알리고 한 번 더 물어요.',
  'The draft has an address of its own now.': '이제 초안의 주소가 생겼어요.',
  'Everybody shall see what is on the page: it is stored first.':
    '화면의 내용을 모두에게 공개하려고 먼저 저장해요.',
  'Stored and not published: it is read again, and why it was not is said.':
    '저장했지만 공개하지 못했어요. 다시 읽고 까닭을 보여 줘요.',
  'Somebody was faster: what they have made of it is read.': '다른 관리자가 먼저 저장해서 그 내용을 읽어요.',
  'It was cancelled, or it is not over: there is nothing to do.':
    '취소됐거나 아직 끝나지 않아서 할 일이 없어요.',
  'Who takes part is fixed, and the hash of the list is shown to everybody.':
    '참가자를 확정하고, 명단의 해시를 모두에게 보여 줘요.',
  'Administrators alone see the winners; votes are judged and the result is reckoned again.':
    '당첨자는 관리자만 봐요. 투표를 심사하고 결과를 다시 계산할 수 있어요.',
  'It cannot be taken back: the title is typed first.': '되돌릴 수 없어서 이벤트 제목을 먼저 적어요.',
  'Everybody knows who has won; what was not paid is paid, or tried once more.':
    '당첨자가 모두에게 알려졌어요. 지급하지 못한 것은 다시 지급해요.',
  'The shop pays by itself: it is read again until that is over.':
    '상점이 알아서 지급해요. 끝날 때까지 다시 읽어요.',
  'What was read last stays on the page.': '마지막으로 읽은 내용을 보여 줘요.',
  'The last figures that came; they are asked for again.': '마지막으로 온 숫자예요. 다시 불러와요.',
  'It is taken in hand: others who open it see by whom.':
    '신고를 맡아요. 다른 관리자는 누가 맡았는지 볼 수 있어요.',
  'It was decided before; it may be decided otherwise unless the thing is gone.':
    '이미 결정됐어요. 대상이 남아 있으면 다르게 결정할 수 있어요.',
  'The decision and all that follows from it, or nothing.':
    '결정과 그에 따른 일이 모두 되거나, 하나도 되지 않아요.',
  'Somebody else has it in hand or was faster: what they decided is read and shown.':
    '다른 관리자가 맡았거나 먼저 결정해서, 그 결정을 읽어 보여 줘요.',
  'Nobody looks at it: its minutes run out, and others may take it.':
    '보는 사람이 없어요. 맡은 시간이 다 되면 다른 관리자가 맡을 수 있어요.',
  'Somebody else has it in hand, or it is not any more what was seen.':
    '다른 관리자가 맡았거나, 신고가 본 것과 달라졌어요.',
  'It holds from now on, on every server within seconds.':
    '이제부터 적용돼요. 모든 서버에 몇 초 안에 반영돼요.',
  'The server did not take it and says why.': '서버가 받지 않았고 까닭을 알려 줘요.',
  'Nobody knows whether it was taken: sent again, it is set once.':
    '처리됐는지 알 수 없어요. 다시 보내도 한 번만 설정돼요.',
  'Somebody was faster: what they have set is read.': '다른 관리자가 먼저 바꿔서 그 설정을 읽어요.',
  'Both are shown; nothing is set before one is chosen.':
    '둘 다 보여 줘요. 하나를 고르기 전에는 설정하지 않아요.',
};
