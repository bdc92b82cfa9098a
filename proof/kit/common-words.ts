/** Korean words of events with the same meaning in several flows; a flow may override them. */
export const commonWords: Readonly<Record<string, string>> = {
  'screen.retried': '다시 시도를 눌러요',
  'screen.reloaded': '바뀐 것을 보려고 다시 읽어요',
  'page.changed': '쪽을 넘겨요',
  'filter.changed': '조건이나 쪽을 바꿔요',
  'input.changed': '주소에 적힌 것을 바꿔요',
  'tab.selected': '다른 탭을 골라요',
  'field.changed': '칸을 고쳐 써요',
  'removal.asked': '삭제를 눌러요',
  'removal.confirmed': '묻는 창에서 삭제하겠다고 해요',
  'removal.dismissed': '묻는 창에서 그만둬요',
};
