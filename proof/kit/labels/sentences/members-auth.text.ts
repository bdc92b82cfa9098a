import type { Sentences } from '../area-labels.ts';

/** Korean for the descriptions of states of logging in, signing up and recovery. */
export const membersAuthSentences: Sentences = {
  'They are shown here and never again: who leaves says that they are kept.':
    '복구 코드는 지금 한 번만 보여요. 보관했다고 확인해야 나갈 수 있어요.',
  'Whether a log-in was begun in this tab.': '이 탭에서 로그인을 시작했는지 확인해요.',
  'Not right, or not answered; what is typed next is the next try.':
    '틀렸거나 답이 없어요. 다시 적으면 새로 시도해요.',
  'The first step is over: only a new log-in helps.': '로그인 1단계가 끝나서 처음부터 다시 로그인해야 해요.',
  'Nobody knows yet whether this browser can, or it cannot: nothing is offered.':
    '이 브라우저가 패스키를 쓸 수 없거나 아직 몰라서 권하지 않아요.',
  'The browser offers passkeys among what it fills in; nobody has to take one.':
    '브라우저가 자동 완성에서 패스키를 권해요. 꼭 쓰지 않아도 돼요.',
  'The browser asks its owner to unlock it.': '브라우저가 기기 잠금을 풀라고 물어봐요.',
  'Too often, or no person by the look of it: the form says so.':
    '너무 자주 요청했거나 자동 요청으로 보여요. 양식에서 알려 줘요.',
  'The same for every address.': '어떤 주소로 요청해도 같은 화면이에요.',
  'The browser looks what the address carries.': '브라우저가 주소에 담긴 것을 읽어요.',
  'No form for a link that opens nothing.': '쓸 수 없는 링크에는 양식을 보여 주지 않아요.',
  'The link is good, the password is not taken yet.': '링크는 맞지만 비밀번호가 아직 받아들여지지 않았어요.',
  'Every session has ended: the next step is the log-in.':
    '모든 기기에서 로그아웃됐어요. 다시 로그인하면 돼요.',
  'Another letter is one step away.': '메일을 다시 요청할 수 있어요.',
  'Unknown, used, or replaced by a newer one.': '모르는 링크이거나 이미 썼거나, 더 새로운 링크가 있어요.',
  'Nobody could say whether the link is good: that is not a yes.':
    '링크가 맞는지 확인하지 못했어요. 맞다고 보지 않아요.',
  'No code was sent, and the form says why.': '인증번호를 보내지 않았고, 양식에 까닭을 보여 줘요.',
  'The same for every number.': '어떤 번호로 요청해도 같은 화면이에요.',
  'A stored session counts only after the server has confirmed it.':
    '저장된 로그인은 서버가 확인해야 유효해요.',
  'A lost line or a fault of the server is tried again while one request may last.':
    '연결이 끊기거나 서버에 문제가 있으면 제한 시간 안에서 다시 물어요.',
  'The log-in has just spoken for the page that opens next.':
    '방금 로그인했으므로 다음 페이지는 다시 확인하지 않아요.',
  'Pages of sellers and administrators ask again who is here; without an answer nobody is.':
    '판매자·관리자 화면은 누구인지 다시 물어요. 답이 없으면 열지 않아요.',
  'The server knows this person no more: cleared, and on to the login.':
    '서버가 이 로그인을 더 이상 모르므로, 지우고 로그인 화면으로 보내요.',
  'This browser keeps nothing any more, whatever page it opens next; the server forgets the token meanwhile.':
    '이 브라우저에서는 바로 지우고, 서버는 그동안 토큰을 없애요.',
  'Nobody knows whether it was taken, or nobody could say who is a person: it can be sent again.':
    '가입됐는지, 또는 사람인지 확인하지 못했어요. 다시 보낼 수 있어요.',
  'The answer is the same for every address.': '어떤 주소로 가입해도 같은 답이 와요.',
  'The mail is on its way.': '메일이 가는 중이에요.',
  'A code counts once: when this fails, the way begins anew.':
    '코드는 한 번만 쓸 수 있어서, 실패하면 처음부터 다시 해요.',
  'What the server made of the person says how it goes on.':
    '서버가 알려 준 회원 상태에 따라 다음으로 넘어가요.',
  'Nobody has this account yet: what is missing to become a member.':
    '아직 회원이 아니에요. 가입에 필요한 것을 적어요.',
  'A code is on its way to the address.': '주소로 인증번호를 보냈어요.',
  'The form is filled in meanwhile; a mail may take seconds.':
    '그동안 양식을 쓸 수 있어요. 메일은 몇 초 걸릴 수 있어요.',
  'The address is a member’s: whoever has the password or a passkey of theirs is that member.':
    '이미 회원인 주소예요. 비밀번호나 패스키로 본인임을 확인해요.',
  'The browser asks for the finger, the face or the number of the device.':
    '브라우저가 지문, 얼굴, 기기 비밀번호를 물어봐요.',
  'The second step is asked for on a page of its own.': '2단계 인증은 따로 있는 페이지에서 물어요.',
  'A member has connected one more way in.': '회원이 로그인 방법을 하나 더 연결했어요.',
  'A sentence, and the way back to the log-in.': '까닭을 한 문장으로 알리고 로그인으로 돌아가게 해요.',
  'The browser is on its way to the other site.': '브라우저가 외부 사이트로 이동해요.',
  'Two-step log-in without a password: the code alone.':
    '비밀번호 없이 로그인한 경우, 인증 앱 번호만 물어요.',
  'Nothing but the address of the member: a code goes there when it is asked for.':
    '회원의 주소만 알고 있어요. 요청하면 그 주소로 인증번호를 보내요.',
  'It was not right; the same is asked again.': '맞지 않아서 같은 것을 다시 물어요.',
  'A letter is asked for once; a press beside it changes nothing.':
    '메일은 한 번만 요청해요. 더 눌러도 달라지지 않아요.',
  'This browser has tries of its own from now on.': '이제 이 브라우저에서 다시 로그인해 볼 수 있어요.',
  'Mail programs open links by themselves: nothing ends before the button is pressed.':
    '메일 프로그램이 링크를 미리 열 수 있어서, 버튼을 눌러야 끝나요.',
  'Next comes a new password, by a mail of its own.': '다음은 새 비밀번호예요. 따로 메일을 보내요.',
  'Where one is logged in, any log-in can still be ended.':
    '로그인한 기기 목록에서는 여전히 어떤 로그인이든 끝낼 수 있어요.',
  'Unknown, or used already.': '모르는 링크이거나 이미 쓴 링크예요.',
  'What stands behind the # of an address is known in the browser alone.': '주소의 # 뒤는 브라우저만 알아요.',
  'Nobody knows whether the link is good: it can be tried again.':
    '링크가 맞는지 확인하지 못했어요. 다시 시도할 수 있어요.',
  'A new link is wanted, and to which address.': '어느 주소로 새 링크를 받을지 물어요.',
};
