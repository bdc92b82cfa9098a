import { SOCIAL_NAMES, type SocialId } from '#domain/members/social-login/social-providers.ts';
import type { EmailContent } from '../../mail/email-content.ts';

/** E-mail about a connected social account. */
export const socialLinkedEmail = (provider: SocialId, settingsUrl: string): EmailContent => ({
  subject: `${SOCIAL_NAMES[provider]} 로그인이 연결됐어요`,
  paragraphs: [`이제 ${SOCIAL_NAMES[provider]} 계정으로 신발장에 로그인할 수 있어요.`],
  action: { label: '계정 설정 보기', url: settingsUrl },
  notes: ['직접 연결하지 않았다면 계정 설정에서 연결을 끊고 비밀번호를 바꿔 주세요.'],
});

/** E-mail about a disconnected social account. */
export const socialUnlinkedEmail = (provider: SocialId, settingsUrl: string): EmailContent => ({
  subject: `${SOCIAL_NAMES[provider]} 로그인 연결을 끊었어요`,
  paragraphs: [`이제 ${SOCIAL_NAMES[provider]} 계정으로 신발장에 로그인할 수 없어요.`],
  action: { label: '계정 설정 보기', url: settingsUrl },
  notes: ['직접 끊지 않았다면 비밀번호를 바꿔 주세요.'],
});
