import type { Sentences } from '../area-labels.ts';

/** Korean for the descriptions of states of the area "seller". */
export const sellerSentences: Sentences = {
  'A limit that was not saved leaves the former one.': '저장하지 못하면 이전 한도가 유지돼요.',
  'Who runs the shop sells nothing here, and is shown the way.':
    '상점을 운영하는 관리자는 판매할 수 없어서 갈 곳을 알려 줘요.',
  'A seller: the own area is open, without a new log-in.':
    '판매자예요. 다시 로그인하지 않아도 판매자 화면이 열려요.',
  'Why not, and from when on another application may be sent.':
    '반려된 까닭과 다시 신청할 수 있는 날을 알려 줘요.',
  'A form of its own is filled in and sent.': '신청서를 따로 써서 보내요.',
  'The shop wants to know more, and says what.': '상점이 더 알아야 할 것을 알려 줘요.',
  'Said twice it is the same as once.': '두 번 철회해도 한 번과 같아요.',
  'Its kind and size are shown; another one takes its place.':
    '종류와 크기를 보여 줘요. 다른 파일로 바꿀 수 있어요.',
  'Why, beside the field; what was there before stays.': '까닭을 칸 옆에 보여 줘요. 이전 파일은 남아요.',
  'The form waits: it does not know yet what to name.': '어떤 파일인지 아직 몰라 양식이 기다려요.',
  'It waits for its next step; only those that its state allows are offered.':
    '다음 단계를 기다려요. 지금 할 수 있는 것만 보여 줘요.',
  'The seller agrees before the pair is on its way.': '신발이 오기 전에 판매자가 승인해요.',
  'A courier is named.': '택배사를 정해요.',
  'The pair has arrived.': '신발이 도착했어요.',
  'What was seen of the received pair is noted.': '받은 신발에서 확인한 것을 적어요.',
  'The money goes back, or the held size is sent.': '환불하거나 준비해 둔 사이즈를 보내요.',
  'A reason, words and pictures say why not.': '까닭, 글, 사진으로 거절하는 이유를 알려요.',
  'It is decided, or its buyer has taken it back; a rejected pair may have its way back noted.':
    '결정됐거나 구매자가 철회했어요. 거절된 신발은 돌려보내는 배송을 적을 수 있어요.',
  'Nobody looks: nothing is asked.': '보는 사람이 없어서 묻지 않아요.',
  'There is no such product in the own store; the list of products is offered.':
    '내 스토어에 없는 상품이에요. 상품 목록으로 가게 해요.',
  'What is on the page is what the shop has.': '화면의 내용이 저장된 내용과 같아요.',
  'What is on the page is what shoppers see.': '화면의 내용이 구매자에게 보이는 내용과 같아요.',
  'What it lacks before it may be sold is listed, and the first of it has the keyboard.':
    '판매하기 전에 필요한 것을 나열하고, 첫 칸으로 이동해요.',
  'What is typed would be lost: whoever leaves is asked first.': '쓴 내용이 사라지므로 나가기 전에 물어요.',
  'One attempt at a time; what was typed stays if the server refuses.':
    '한 번에 하나만 보내요. 서버가 거절해도 쓴 내용은 남아요.',
  'It has an address of its own now.': '이제 상품의 주소가 생겼어요.',
  'It is stored: what the shop has made of it is read, and its next version.':
    '저장됐어요. 상점이 저장한 내용과 다음 버전을 읽어요.',
  'Shoppers shall see what is on the page: it is stored first.': '화면의 내용을 공개하려고 먼저 저장해요.',
  'What was stored is read: this version is published and no other.':
    '저장된 내용을 읽어요. 바로 이 버전만 공개해요.',
  'Stored, and nobody knows whether it was published: how it stands is read.':
    '저장됐지만 공개됐는지 알 수 없어서 지금 상태를 읽어요.',
  'Another tab was faster: what it has made of the product is read.':
    '다른 탭이 먼저 저장해서 그 내용을 읽어요.',
  'What differs is shown; nothing is stored before one is chosen.':
    '다른 점을 보여 줘요. 하나를 고르기 전에는 저장하지 않아요.',
  'The selected cells show the number; it counts as soon as the keyboard goes elsewhere.':
    '고른 칸에 숫자가 보여요. 다른 칸으로 가면 값이 정해져요.',
  'A finger cannot hold a key: the next cell that it presses is the other corner.':
    '손가락으로는 키를 누를 수 없어서, 다음에 누르는 칸이 범위의 끝이 돼요.',
  'The screen shows what the shop has.': '화면의 재고가 상점의 재고와 같아요.',
  'Nobody knows whether it was taken: the same batch goes first, and is done once.':
    '처리됐는지 알 수 없어요. 같은 묶음을 먼저 보내고, 한 번만 처리돼요.',
  'Nothing of it was taken: what there is is read again.': '아무것도 반영되지 않아서 재고를 다시 읽어요.',
  'What there is could not be read: nothing is counted before it is.':
    '재고를 읽지 못했어요. 읽기 전에는 세지 않아요.',
  'What would change and what is wrong; nothing has changed yet.':
    '무엇이 바뀌고 무엇이 틀렸는지 보여 줘요. 아직 바뀐 것은 없어요.',
  'Some products at a time, so that it can be seen how far it is.':
    '상품을 나누어 반영해서 얼마나 됐는지 볼 수 있어요.',
  'It broke off: said again it goes on where it was, each product once.':
    '중간에 끊겼어요. 다시 하면 이어서 하고, 상품마다 한 번만 반영돼요.',
  'Every product is as the file says.': '모든 상품이 파일과 같아요.',
  'Some were refused, each with its line and reason.': '일부가 거절됐어요. 줄과 까닭을 보여 줘요.',
  'Somebody has ordered it, so that it stays: hiding it is offered.':
    '주문된 상품이라 지울 수 없어서, 대신 숨기기를 권해요.',
  'It is there for its buyers only.': '산 사람만 볼 수 있어요.',
  'The server reads the list and says what would come of each row; nothing is sent yet.':
    '서버가 목록을 읽고 줄마다 결과를 알려 줘요. 아직 보낸 것은 없어요.',
  'Every row was sent, now or before.': '모든 줄이 지금 또는 전에 발송됐어요.',
  'Rows that could not be sent are named, and can be mended.':
    '보내지 못한 줄을 알려 줘요. 고쳐서 다시 보낼 수 있어요.',
  'It is not known how many were sent: sent again, each row goes once.':
    '몇 줄이 발송됐는지 알 수 없어요. 다시 보내도 줄마다 한 번만 발송돼요.',
  'The picture of before stays.': '이전 사진이 유지돼요.',
};
