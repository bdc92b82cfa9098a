/** Copy of the screen gallery, and of states that are opened in the shop. */
export const screensText = {
  choose: '화면 선택',
  viewer: '보는 사람',
  ownViewer: '화면에 맞는 사람',
  viewers: { visitor: '로그인 안 함', user: '구매자', seller: '판매자', admin: '관리자' },
  network: '인터넷 끊김',
  width: '너비',
  widths: { desk: '1280px', phone: '390px' },
  waiting: '차례를 기다리고 있어요.',
  loading: '여는 중이에요. 저장된 그림을 먼저 보여 드려요.',
  openWithPanel: '검사기와 함께 열기',
  opened: {
    heading: '이 상태로 쇼핑몰 열기',
    on: (title: string) => `${title} 화면에서 열기`,
    others: (count: number) => `이 흐름이 있는 다른 화면 (${count})`,
    everywhere: '이 흐름은 쇼핑몰의 모든 화면에 있어요.',
    part: '이 흐름은 화면의 한 부분이에요. 그 부분을 열면 이 상태로 시작해요.',
    none: '이 흐름을 보여 주는 화면이 없어요.',
  },
} as const;
