import type { CampaignState, Distribution } from '#domain/trade/coupons/coupon-campaign.ts';

/** Labels of the codes of campaigns, apart from the other copy of the coupons: the audit log shows them too. */
export const campaignStates: Readonly<Record<CampaignState, string>> = {
  SCHEDULED: '예정',
  RUNNING: '진행',
  PAUSED: '중지',
  SOLD_OUT: '소진',
  ENDED: '종료',
};
export const distributions: Readonly<Record<Distribution, string>> = {
  CODE: '코드 입력',
  DOWNLOAD: '내려받기',
  SIGN_UP: '가입 인증',
};
