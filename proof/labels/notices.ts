import type { FlowLabels } from '../entry.ts';

/** Korean labels of the charts of notices for QA (inspector and drawings), not text of the shop. */
export const noticeLabels: Readonly<Record<string, FlowLabels>> = {
  notices: {
    about: '상점이 보낸 알림을 종류별로, 안 읽은 것만 골라 봐요.',
    says: { loadPage: '알림 한 쪽을 불러와요' },
  },
  noticeReading: {
    about: '알림을 하나 열거나, 모두 읽은 것으로 해요.',
    says: {
      markRead: '읽었다고 저장해요',
      markAllRead: '모두 읽었다고 저장해요',
      'notice.opened': '알림을 열어요',
      'reading.finished': '모두 읽음을 눌러요',
    },
  },
  noticeCount: {
    about: '안 읽은 알림이 몇 개인지 종 옆에 보여요.',
    says: {
      count: '안 읽은 알림을 세어요',
      'count.known': '프로필이 개수를 알려 줘요',
      'member.arrived': '회원이 들어와요',
      'member.left': '로그아웃하거나 다른 사람이 들어와요',
      'notices.changed': '알림을 읽어 개수가 바뀌어요',
      'shop.returned': '다른 창에서 돌아와요',
    },
  },
  noticeSettings: {
    about: '무엇을 신발장 안에서, 무엇을 메일로 알릴지 골라요.',
    says: {
      load: '알림 설정을 불러와요',
      save: '고른 대로 저장해요',
      'setting.chosen': '알림을 켜거나 꺼요',
    },
  },
};
