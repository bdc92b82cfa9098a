import type { Sentences } from '../area-labels.ts';

/** Korean for the descriptions of states of the area "shell". */
export const shellSentences: Sentences = {
  'A narrow tab at the edge of the page is all that is seen of it.': '화면 가장자리의 좁은 탭만 보여요.',
  'Somebody who is logged in is logged out first.': '이미 로그인한 사람은 먼저 로그아웃돼요.',
  'What has become due is done before the answer; the page is loaded anew after it.':
    '때가 된 일을 모두 처리한 뒤 답하고, 화면을 새로 불러와요.',
  'Nothing is shown: it was put away in this browser, or the shop has none.':
    '아무것도 보이지 않아요. 이 브라우저에서 치웠거나 상점에 체험이 없어요.',
  'The lines stay in the browser: the next arrival tries again, under the same key.':
    '담은 상품은 브라우저에 남아요. 다음에 로그인할 때 같은 키로 다시 합쳐요.',
  'The hearts stay in the browser until they have joined.': '찜은 합쳐질 때까지 브라우저에 남아요.',
  'What could not join is kept for the next start of the page.':
    '합치지 못한 것은 다음에 페이지를 열 때 다시 합쳐요.',
  'Questions only; all answers are closed.': '질문만 보여요. 답은 모두 접혀 있어요.',
  'One answer is open.': '답 하나가 펼쳐져 있어요.',
  'No answer contains the typed words in this topic.': '이 주제에는 적은 말이 든 답이 없어요.',
  'Read again when the person comes back to the page: prices and stock have moved on.':
    '화면으로 돌아오면 다시 읽어요. 가격과 재고가 바뀌었을 수 있어요.',
  'No event is running, or it could not be asked for.': '진행 중인 이벤트가 없거나 불러오지 못했어요.',
  'A visitor, somebody whose session is still checked, or a member without a foot size.':
    '로그인 전이거나 확인 중이거나, 발 사이즈를 적지 않은 회원이에요.',
  'The server answered 503 and said when to come again.': '서버가 503으로 답하고 다시 올 때를 알려 줬어요.',
  'Another limit begins the second anew: a wait may be longer than was asked, never shorter.':
    '다른 제한이 생기면 1초를 다시 세요. 정해진 것보다 길 수는 있어도 짧아지지는 않아요.',
  'The oldest notice leaves after its time; the next one gets its own.':
    '가장 오래된 메시지가 시간이 지나면 사라지고, 다음 메시지는 제 시간을 새로 가져요.',
  'A newer shop has replaced the code of the page that was opened: one reload brings it.':
    '열린 페이지보다 새 버전이 나왔어요. 한 번 새로고침하면 새 코드가 와요.',
  'Code could not be loaded; the person is offered a reload.': '코드를 불러오지 못해서 새로고침을 권해요.',
};
