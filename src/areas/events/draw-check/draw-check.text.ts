import type { TickName, TickState } from '#domain/events/draw/check-draw.ts';

/** Copy of the draw verification. */
export const checkText = {
  title: '추첨 검증',
  about: '추첨 파일만 보고 이 기기에서 처음부터 다시 계산해요. 신발장이 알려 주는 결과는 믿지 않아요.',
  failed: '추첨 파일을 내려받지 못했어요.',
  notYet: '결과를 발표하면 추첨을 확인할 수 있어요.',
  loading: '추첨 파일을 내려받고 있어요…',
  checking: '다시 계산하고 있어요…',
  states: {
    verified: '추첨이 맞아요',
    weak: '계산은 모두 맞아요',
    broken: '추첨 파일이 맞지 않아요',
  } as const,
  proven: {
    verified:
      '아래 공개 난수가 drand의 것과 같다면, 명단을 확정하기 전에는 신발장을 포함해 누구도 결과를 알 수 없었어요.',
    weak: '명단을 확정한 뒤에는 결과를 바꾸지 않았어요. 다만 공개 난수를 쓰지 않아서, 운영자가 참여자 명단을 조작하지 않았다는 것까지는 증명하지 못해요.',
    broken: '이 파일로는 결과를 증명할 수 없어요. 새로고침한 뒤에도 같으면 신발장에 알려 주세요.',
  } as const,
  ticks: {
    file: '파일이 발표한 그대로예요',
    commit: '이벤트를 공개할 때 정한 시드 그대로예요',
    entrants: '참여자 명단이 확정한 그대로예요',
    scores: '모든 점수가 시드와 명단에서 나왔어요',
    winners: '점수 순서대로 뽑았고 빠진 번호가 없어요',
    beacon: '명단을 확정한 뒤에 나온 공개 난수를 썼어요',
    page: '이 화면에 미리 공개한 시드와 명단의 해시와 같아요',
  } as const satisfies Record<TickName | 'page', string>,
  beacon: (round: number) =>
    `drand 퀵넷 ${round}회차의 값이에요. drand의 서명은 여기서 검사하지 않으니, drand에서 같은 값인지 직접 비교해 주세요.`,
  noBeacon: '명단을 확정한 뒤에 나온 공개 난수는 쓰지 않았어요',
  tickStates: { holds: '맞아요', weak: '쓰지 않았어요', broken: '맞지 않아요' } as const satisfies Record<
    TickState,
    string
  >,
  mine: (no: number) => `내 응모 번호 ${no}`,
  drawn: '뽑힌 번호',
  purposes: { random: '추첨', voters: '투표자 추첨', pairs: '대결 순서', tie: '동점' } as const,
  mineIsIn: '명단에 있어요.',
  mineNonce: '이 브라우저가 만든 값도 같아요.',
  mineHasLeft: '명단을 확정하기 전에 빠진 응모예요.',
  mineIsMissing: '명단에 없어요. 신발장에 알려 주세요.',
  mineIsOther: '번호는 있지만 내 값이 아니에요. 신발장에 알려 주세요.',
  download: '추첨 파일 내려받기',
  command: '신발장 없이 확인하려면 저장소에서 이 명령을 실행해 주세요.',
} as const;
