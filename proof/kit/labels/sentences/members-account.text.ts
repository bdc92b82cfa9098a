import type { Sentences } from '../area-labels.ts';

/** Korean for the descriptions of states of a member's own account. */
export const membersAccountSentences: Sentences = {
  'Other sessions have ended; this one goes on.': '다른 기기는 로그아웃되고 이 기기만 남아요.',
  'Nothing has changed yet: the link in the mail does it.':
    '아직 바뀐 것은 없어요. 메일의 링크를 열어야 바뀌어요.',
  'The token stands behind the address, where no server sees it.':
    '토큰은 서버가 볼 수 없도록 주소의 # 뒤에 있어요.',
  'Used, too old, or cut: a new one has to be asked for.':
    '이미 썼거나 오래됐거나 잘린 링크예요. 새로 요청해야 해요.',
  'Who cannot wait may press already: the form opens once the list is there.':
    '미리 눌러도 돼요. 목록이 오면 양식이 열려요.',
  'The form of the wanted address is open.': '고른 주소의 양식이 열려 있어요.',
  'A saved address is deleted after one question.': '저장된 배송지는 한 번 묻고 지워요.',
  'A shop without a search says so before a dialog opens.':
    '주소 검색이 없는 상점은 창을 열기 전에 알려 줘요.',
  'There is no search now: the focus is in the form, which says to type the address.':
    '지금은 주소 검색을 쓸 수 없어요. 양식에 직접 적으라고 알려 줘요.',
  'A newer search takes the place of this one.': '새 검색이 이전 검색을 대신해요.',
  'The search does not answer: the form says to type the address.':
    '주소 검색이 답하지 않아요. 양식에 직접 적으라고 알려 줘요.',
  'What counted before counts still.': '이전에 정한 값이 그대로 유지돼요.',
  'One choice at a time: nobody can tell which of two would be heard last.':
    '한 번에 하나만 바꿔요. 둘을 보내면 어느 것이 마지막인지 알 수 없어요.',
  'Nobody can say what is asked: the next start tries again.':
    '무엇을 물어야 할지 알 수 없어요. 다음에 열 때 다시 확인해요.',
  'Its day has not come: it can wait.': '아직 시행일이 아니라서 나중에 해도 돼요.',
  'Who does not agree may leave; there is no third way.':
    '동의하지 않으면 탈퇴할 수 있어요. 다른 길은 없어요.',
  'It was not taken: what was chosen before holds.': '받아들여지지 않았어요. 이전 선택이 유지돼요.',
  'One choice at a time.': '한 번에 하나만 바꿔요.',
  'What is typed meanwhile is a code that counts no more.':
    '그동안 적은 번호는 더 이상 쓸 수 없는 인증번호예요.',
  'A code counts once: whether it was heard is read, not tried.':
    '인증번호는 한 번만 쓸 수 있어서, 처리됐는지 다시 읽어 확인해요.',
  'Another account has proven this number; only who has the telephone learns so.':
    '다른 계정이 인증한 번호예요. 그 전화를 가진 사람에게만 알려 줘요.',
  'Leaving would lose what was typed.': '나가면 쓴 내용이 사라져요.',
  'The saved profile is read again, so that the form and the header show the stored truth.':
    '저장된 프로필을 다시 읽어서 양식과 머리글에 실제 값을 보여 줘요.',
  'The page is on its way out.': '페이지에서 나가는 중이에요.',
  'What is being saved names the picture of before: another one waits until that is over.':
    '저장 중에는 이전 사진을 함께 보내므로, 새 사진은 저장이 끝난 뒤에 올려요.',
  'The rest of the form stays usable.': '양식의 다른 칸은 계속 쓸 수 있어요.',
  'A stand-in is shown, but the draft still holds the picture that is stored.':
    '임시 사진을 보여 주지만, 저장된 사진은 그대로예요.',
  'Nobody else is logged in: there is nothing to end.': '다른 곳에 로그인한 기기가 없어서 끝낼 것이 없어요.',
  'One question, for one of them or for all others.':
    '한 기기나 다른 모든 기기를 로그아웃할지 한 번 물어봐요.',
  'The second step is asked there again; whoever is logged in stays so.':
    '다음 로그인부터 2단계 인증을 다시 물어요. 지금 로그인은 유지돼요.',
  'Something is open: it has to be settled first.': '끝나지 않은 일이 있어서 먼저 정리해야 해요.',
  'The server did not do it and says why.': '서버가 처리하지 않았고 까닭을 알려 줘요.',
  'Nobody knows: asked again, it is done once.': '처리됐는지 알 수 없어요. 다시 요청해도 한 번만 처리돼요.',
  'Who has not just proven who they are is asked for it on the way.':
    '최근에 본인 확인을 하지 않았다면 이때 확인해요.',
  'Once a case or vote, within thirty days.': '사건이나 투표마다 한 번, 30일 안에 할 수 있어요.',
  'No site key: forms work without a token.': '사이트 키가 없어서 토큰 없이 양식을 보내요.',
  'Nobody waits for this.': '기다릴 필요 없이 바로 넘어가요.',
  'It is asked again at the next start.': '다음에 열 때 다시 물어봐요.',
  'A syllable is being put together, and may stay so for as long as the field has the focus.':
    '한글을 조합하는 중이에요. 칸에 있는 동안 계속될 수 있어요.',
  'Nothing to ask: no name, none that can be one, or the one they have.':
    '확인할 것이 없어요. 비었거나 쓸 수 없는 이름이거나 지금 이름이에요.',
  'The next letter leaves this: an older answer is nobody’s.':
    '다음 글자를 치면 이 확인은 버려요. 이전 답은 쓰지 않아요.',
  'Nobody could say. The form is checked once more when it is sent.':
    '확인하지 못했어요. 양식을 보낼 때 다시 확인해요.',
  'The member sees it no more; there is no second report.':
    '회원은 이 글을 더 보지 않고, 다시 신고할 수 없어요.',
};
