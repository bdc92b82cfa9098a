import { formatNumber } from '#domain/kit/format.ts';

/** Copy of the ruler to print. */
export const printRulerText = {
  title: '종이 자로 발 길이 재기',
  lead: '종이 자를 A4 용지에 실제 크기로 인쇄해 발 길이를 재 보세요.',
  print: '종이 자 인쇄',
  profile: '발 길이 저장하기',
  onScreen: '화면에서는 실제 크기가 아니에요.',
  how: '재는 방법',
  steps: [
    '인쇄 창에서 용지에 맞춤을 끄고 배율을 실제 크기로 인쇄해 주세요.',
    '확인 선에 신용카드의 긴 변을 대어 보세요. 길이가 같으면 맞게 인쇄된 거예요.',
    '두 자를 잘라 앞 자의 150과 뒤 자의 150을 맞춰 붙여 주세요.',
    '발이 조금 붓는 저녁에, 신발에 신을 양말을 신고 재 주세요.',
    '벽에 0을 맞추고 뒤꿈치를 벽에 붙여 서서, 가장 긴 발가락 끝의 눈금을 읽어 주세요.',
    '두 발을 모두 재고 더 긴 쪽에 맞춰 주세요.',
  ],
  picture: '0부터 300mm까지의 종이 자와 85.6mm 확인 선',
  check: (mm: number) => `확인 선 ${formatNumber(mm)}mm: 신용카드의 긴 변과 같아야 해요`,
  heel: '뒤꿈치',
  join: '150끼리 맞춰 붙이기',
} as const;
