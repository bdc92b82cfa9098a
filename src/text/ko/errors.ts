import { waitTime } from './common.ts';

/** Sentences for failures that carry none of their own. */
export const errorText = {
  offline: '인터넷에 연결되지 않았어요. 연결을 확인하고 다시 시도해 주세요.',
  timeout: '응답이 늦어지고 있어요. 잠시 뒤에 다시 시도해 주세요.',
  shape: '받은 내용을 읽을 수 없어요. 새로고침한 뒤 다시 시도해 주세요.',
  aborted: '요청을 취소했어요.',
  chunkTimeout: '화면을 불러오지 못했어요. 새로고침한 뒤 다시 시도해 주세요.',
  http: '문제가 생겼어요. 잠시 뒤에 다시 시도해 주세요.',
  tooOften: (seconds: number) => `요청이 너무 잦아요. ${waitTime(seconds)} 뒤에 다시 시도해 주세요.`,
  byStatus: {
    401: '로그인이 필요합니다.',
    403: '접근 권한이 없습니다.',
    404: '찾는 내용이 없어요.',
    413: '보낸 내용이 너무 커요. 크기를 줄여 다시 시도해 주세요.',
    429: '요청이 너무 잦아요. 잠시 뒤에 다시 시도해 주세요.',
    503: '잠시 쉬고 있어요. 조금 뒤에 다시 시도해 주세요.',
  },
} as const;
