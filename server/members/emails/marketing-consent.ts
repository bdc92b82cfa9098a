import { formatDate } from '#domain/kit/format.ts';
import { NIGHT } from '#domain/policies/accounts.ts';
import type { EmailContent } from '../../mail/email-content.ts';

type Choice = {
  agreed: boolean;
  atNight: boolean;
  /** Time of the choice. */
  at: Date;
  /** True for a periodic reminder. */
  again: boolean;
  unsubscribeUrl: string;
};

const AGAIN = '혜택과 소식 메일 수신 동의를 다시 안내해 드려요';

/**
 * E-mail that confirms a choice about advertising with sender, date and content, as the law
 * requires.
 */
export const marketingConsentEmail = ({
  agreed,
  atNight,
  at,
  again,
  unsubscribeUrl,
}: Choice): EmailContent => ({
  subject: agreed
    ? again
      ? AGAIN
      : '혜택과 소식 메일 수신에 동의했어요'
    : '혜택과 소식 메일 수신을 거부했어요',
  paragraphs: [
    `보내는 곳: 신발장`,
    `처리한 날: ${formatDate(at.toISOString())}`,
    agreed
      ? `처리한 내용: 혜택과 소식 메일 수신 동의${atNight ? `, 야간(밤 ${NIGHT.from - 12}시~아침 ${NIGHT.until}시) 수신 동의` : ''}`
      : '처리한 내용: 혜택과 소식 메일 수신 거부',
  ],
  ...(agreed ? { action: { label: '수신 거부하기', url: unsubscribeUrl } } : {}),
  notes: agreed
    ? ['로그인하지 않아도 수신을 거부할 수 있어요.']
    : ['다시 받고 싶으면 계정 설정에서 동의해 주세요.'],
});
