import type { Sentences } from '../area-labels.ts';

/** Korean for the descriptions of states of the area "trade". */
export const tradeSentences: Sentences = {
  'Screen and server agree: this total can be paid.': '화면과 서버가 같아요. 이 금액으로 결제할 수 있어요.',
  'One batch is on its way; what is done meanwhile waits for the next one.':
    '변경을 묶어서 보내는 중이에요. 그동안 바꾼 것은 다음에 보내요.',
  'A refused change is taken back by reading the cart again.': '거절된 변경은 장바구니를 다시 읽어 되돌려요.',
  'The last number stays on screen until the new one is there.': '새 개수가 올 때까지 이전 개수를 보여 줘요.',
  'The second half of a double click adds nothing; buying at once is something else.':
    '두 번 눌러도 한 번만 담아요. 바로 구매는 따로예요.',
  'Stock changes: the options are read whenever the dialog opens.':
    '재고는 바뀌므로 창을 열 때마다 옵션을 읽어요.',
  'A payment that was started and not made lets go of its pairs before anything is priced.':
    '시작하고 끝내지 않은 결제가 잡아 둔 재고를, 금액을 계산하기 전에 풀어요.',
  'Nothing to order: the page leads back to the cart.': '주문할 상품이 없어서 장바구니로 돌아가게 해요.',
  'The total on screen is what the server would charge.': '화면의 금액이 서버가 청구할 금액이에요.',
  'The order was not placed, and the server says why.': '주문되지 않았고, 서버가 까닭을 알려 줘요.',
  'Nobody knows whether it was placed: asked again, it is placed once.':
    '주문됐는지 알 수 없어요. 다시 요청해도 한 번만 주문돼요.',
  'Coupon or points changed: paying waits; a later change drops this answer.':
    '쿠폰이나 포인트가 바뀌어 결제를 기다려요. 더 바꾸면 이 답은 버려요.',
  'The new total is not known: paying waits for a retry.':
    '새 금액을 몰라요. 다시 계산해야 결제할 수 있어요.',
  'The server holds stock, coupon and points, and opens the payment page.':
    '서버가 재고, 쿠폰, 포인트를 잡아 두고 결제창을 열어요.',
  'The price changed meanwhile: nothing is charged until the person has seen the new one.':
    '그사이 금액이 바뀌었어요. 새 금액을 볼 때까지 청구하지 않아요.',
  'The browser goes to the payment page; coming back by Back opens the same checkout again.':
    '결제창으로 이동해요. 뒤로 가면 같은 주문서가 다시 열려요.',
  'A virtual account was issued: the order is placed and not paid, and waits for its deposit.':
    '가상 계좌가 나왔어요. 주문은 됐고 입금을 기다려요.',
  'The answer is missing, not the order: asking again cannot pay twice.':
    '주문이 없는 것이 아니라 답이 없어요. 다시 물어도 두 번 결제되지 않아요.',
  'This payment is over; the order form opens anew and gives it up.':
    '이 결제는 끝났어요. 주문서가 새로 열리고 이전 결제를 정리해요.',
  'A code gives one coupon a member; the typed code stays after a refusal.':
    '코드 하나로 회원마다 쿠폰 하나를 받아요. 거절돼도 적은 코드는 남아요.',
  'A coupon is downloaded once; what is gone meanwhile is said.':
    '쿠폰은 한 번만 받아요. 그사이 없어졌으면 알려 줘요.',
  'Known prices are shown.': '알고 있는 가격을 보여 줘요.',
  'Products that appear together are collected.': '함께 나타난 상품을 모아요.',
  'One call asks for the prices of the collected products.': '모은 상품의 가격을 한 번에 물어요.',
  'A notice that could not be marked stays unread; nobody is bothered with it.':
    '읽음 표시에 실패하면 안 읽은 채로 남고, 따로 알리지 않아요.',
  'Nobody who could be told something.': '알림을 받을 회원이 없어요.',
  'The last number stays at the bell until the new one is there.':
    '새 개수가 올 때까지 종에 이전 개수를 보여 줘요.',
  'Just counted: a window that comes to the front asks for nothing.':
    '방금 셌으므로 창이 앞으로 와도 다시 묻지 않아요.',
  'What concerns the account itself stays on.': '계정에 관한 알림은 끌 수 없어요.',
  'The choice is shown at once, and as it was before when the server refuses it.':
    '선택을 바로 보여 주고, 서버가 거절하면 되돌려요.',
  'The shop pushes nothing.': '이 상점은 푸시 알림을 보내지 않아요.',
  'This browser gets the notifications.': '이 브라우저가 알림을 받아요.',
  'Blocked in this browser, which asks no more: only its own settings allow it again.':
    '브라우저에서 막혀 있어 다시 묻지 않아요. 브라우저 설정에서만 풀 수 있어요.',
  'This browser cannot get any.': '이 브라우저는 알림을 받을 수 없어요.',
  'This browser gets none yet; it asks for permission only after the press.':
    '이 브라우저는 아직 받지 않아요. 누른 뒤에만 권한을 물어요.',
  'It may have ended by itself: after a refusal the list is read again.':
    '저절로 끝났을 수 있어서, 거절되면 목록을 다시 읽어요.',
  'Whether this browser gets them already. While nobody knows, nothing is offered.':
    '이 브라우저가 이미 받는지 확인해요. 모르는 동안에는 권하지 않아요.',
  'Nothing is offered.': '아무것도 권하지 않아요.',
  'The browser asks for permission only after the press.': '누른 뒤에만 브라우저가 권한을 물어요.',
  'The reason of the browser or the shop is shown; it can be tried again.':
    '브라우저나 상점의 까닭을 보여 줘요. 다시 해 볼 수 있어요.',
};
