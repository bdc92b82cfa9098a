import type { Sentences } from '../area-labels.ts';

/** Korean for the descriptions of states of the area "catalogue". */
export const catalogueSentences: Sentences = {
  'The service refused; the built-in categories are shown under a banner.':
    '서버가 거절해서, 알림과 함께 기본 카테고리를 보여 줘요.',
  'The filters work without counts; wrong counts would be worse than none.':
    '개수 없이도 필터는 쓸 수 있어요. 틀린 개수보다 없는 편이 나아요.',
  'What a list knew is shown at once. Nothing can be bought of it: price and stock are those of the answer.':
    '목록에서 본 내용을 먼저 보여 줘요. 가격과 재고는 답이 와야 알 수 있어서 아직 살 수 없어요.',
  'The shoe was in no list that was seen: nothing is known of it yet.':
    '본 목록에 없던 신발이라 아직 아는 것이 없어요.',
  'What a list knew is gone too: the shoe may be.': '신발이 사라졌을 수 있어서 목록에서 본 내용도 지워요.',
  'Who wanted to buy before choosing sees what is missing, under the thumb.':
    '고르기 전에 사려던 사람에게 빠진 것을 화면 아래에서 보여 줘요.',
  'Larger than the screen, which looks at a part of it.': '화면보다 커서 일부만 보여요.',
  'Views from all around are fetched with the first wish to turn the shoe.':
    '돌려 보려고 처음 누를 때 여러 각도의 사진을 불러와요.',
  'Read again when the person comes back to the page: other tabs look at products too.':
    '화면으로 돌아오면 다시 읽어요. 다른 탭에서도 상품을 보니까요.',
  'The whole list goes only after one question.': '전체 목록은 한 번 묻고 지워요.',
  'The card is gone at once; a refusal brings the true list back.':
    '카드는 바로 사라져요. 거절되면 실제 목록을 다시 보여 줘요.',
  'Nothing is typed: recent searches are offered.': '적은 것이 없어서 최근 검색어를 권해요.',
  'A person is typing; another letter starts the wait again.':
    '입력 중이에요. 글자를 더 치면 처음부터 다시 기다려요.',
  'Another letter leaves this state, and with it the answer to the old text.':
    '글자를 더 치면 이전 글자에 대한 답은 버려요.',
  'Nothing is known for this text.': '이 글자로는 권할 것이 없어요.',
  'No suggestions came; Enter searches all the same.':
    '추천어가 오지 않았어요. Enter를 누르면 그래도 검색해요.',
  'Nothing is asked yet: recent searches and popular terms are offered.':
    '아직 찾는 것이 없어서 최근 검색어와 인기 검색어를 권해요.',
  'The browser keeps the hearts of a visitor; a login brings them along.':
    '로그인 전의 찜은 브라우저에 두었다가 로그인하면 가져와요.',
  'The wishlist is unknown: the next tap asks for it again.':
    '찜 목록을 아직 몰라요. 다음에 누르면 다시 물어요.',
  'One call at a time; orders wait in their turn.': '한 번에 하나씩 보내고 나머지는 차례를 기다려요.',
};
