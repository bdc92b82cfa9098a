import type { AreaLabels } from './area-labels.ts';

/** Korean labels of kit charts by name; every flow of a kit chart reads them. */
export const kitLabels: AreaLabels = {
  ledger: {
    states: {
      'tab.opening': '탭 고르는 중',
      'tab.summary': '요약 탭',
      'tab.history': '내역 탭',
      'summary.loading': '요약 불러오는 중',
      'history.loading': '내역 불러오는 중',
    },
  },
  toggle: { states: { settled: '서버와 같음', saving: '변경 저장 중' } },
  loadedForm: { states: { judging: '쓸 수 있는지 판단 중', closed: '쓸 수 없음' } },
  removal: { states: { confirming: '삭제할지 묻는 중' } },
  file: { states: { writing: '파일 만드는 중', handed: '파일 받음', refused: '파일 만들기 실패' } },
};

/** Korean sentences for ports and events of kit charts, as their own drawings carry them. */
export const kitSays: Readonly<Record<string, string>> = {
  load: '하나를 불러와요',
  loadPage: '한 쪽을 불러와요',
  summary: '숫자를 불러와요',
  history: '내역을 불러와요',
  toggle: '바꾼 표시를 서버에 보내요',
  save: '쓴 것을 서버에 보내요',
  remove: '서버에서 지워요',
  write: '파일을 만들어요',
  'mark.toggled': '표시를 눌러요',
  'form.submitted': '보내기를 눌러요',
  'file.asked': '파일로 받기를 눌러요',
};
