import { APPLY_AGAIN_DAYS } from '#domain/policies/selling.ts';
import type { EmailContent } from '../../mail/email-content.ts';

type Answered = { store: string; reason: string; shop: string };

const action = (label: string, { shop }: Pick<Answered, 'shop'>) => ({
  label,
  url: `${shop}/become-seller`,
});

/** E-mail about an approved application. */
export const approvedEmail = ({ store, shop }: Omit<Answered, 'reason'>): EmailContent => ({
  subject: '신발장 판매자 신청이 승인됐어요',
  paragraphs: [
    `${store} 스토어를 열었어요. 다시 로그인하지 않아도 판매자 메뉴가 보여요.`,
    '이 계정으로는 이제 주문할 수 없어요. 지난 주문은 그대로 남아 있어요.',
  ],
  action: action('판매자 안내 보기', { shop }),
});

/** E-mail that requests more information about an application. */
export const moreInfoEmail = (told: Answered): EmailContent => ({
  subject: '신발장 판매자 신청에 보완할 내용이 있어요',
  paragraphs: [`${told.store} 스토어 신청을 살펴보고 있어요.`, told.reason],
  action: action('보완해서 다시 보내기', told),
});

/** E-mail about a rejected application. */
export const rejectedEmail = (told: Answered): EmailContent => ({
  subject: '신발장 판매자 신청이 반려됐어요',
  paragraphs: [`${told.store} 스토어 신청을 승인하지 못했어요.`, `이유: ${told.reason}`],
  action: action('신청 내용 보기', told),
  notes: [`${APPLY_AGAIN_DAYS}일이 지나면 다시 신청할 수 있어요.`],
});
