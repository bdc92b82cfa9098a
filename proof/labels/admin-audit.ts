import type { FlowLabels } from '../entry.ts';

/** Korean labels of the charts of the audit log for QA (inspector and drawings), not text of the shop. */
export const adminAuditLabels: Readonly<Record<string, FlowLabels>> = {
  auditLog: {
    about: '누가 무엇을 했는지 조건을 골라 보고, 더 앞의 기록까지 내려가요.',
    says: {
      read: '최근 기록을 불러와요',
      readOn: '그 앞의 기록을 불러와요',
      'more.requested': '더 보기를 눌러요',
    },
  },
  auditChain: {
    about: '기록 사슬의 끝을 보고, 기록이 쓰인 그대로인지 검증해요.',
    says: {
      load: '사슬의 끝을 불러와요',
      verify: '최근 기록을 검증해요',
      'check.asked': '지금 검증을 눌러요',
    },
  },
  auditEntry: {
    about: '기록 하나를 열어 내용과 사슬에서의 자리를 봐요.',
    says: { load: '기록 하나를 불러와요' },
  },
  auditFile: {
    about: '조건에 맞는 기록을 파일로 내려받아요.',
    says: { write: '기록을 파일로 만들어요', 'file.asked': '파일 내려받기를 눌러요' },
  },
};
