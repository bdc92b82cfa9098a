import { formatDate } from '#domain/kit/format.ts';
import { NEW_DEVICE_LINK_DAYS } from '#domain/policies/accounts.ts';
import type { EmailContent } from '../../mail/email-content.ts';

/**
 * E-mail about a login from a new browser. It contains no network or location, which would reveal
 * too much.
 */
export const newDeviceEmail = ({ device, at }: { device: string; at: Date }, url: string): EmailContent => ({
  subject: '새 기기에서 로그인했어요',
  paragraphs: [
    `${formatDate(at.toISOString())}에 처음 보는 기기(${device})에서 신발장에 로그인했어요.`,
    '내가 로그인했다면 아무것도 하지 않아도 돼요.',
  ],
  action: { label: '내가 아니에요', url },
  notes: [
    '열린 화면에서 버튼을 누르면 해당 기기를 로그아웃하고, 비밀번호를 다시 정하는 메일을 보내 드려요.',
    `링크는 ${NEW_DEVICE_LINK_DAYS}일 동안 한 번 쓸 수 있어요.`,
  ],
});
