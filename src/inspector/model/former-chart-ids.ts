/** Chart ids of 2026-11-28 that were renamed: bookmarks and log files of the inspector still contain them. */
const FORMER: Readonly<Record<string, string>> = {
  adminWaiting: 'adminPendingCounts',
  answerRemoval: 'replyRemoval',
  auditTrail: 'auditLog',
  blocks: 'blockedMembers',
  calls: 'pendingRequests',
  campaignHold: 'campaignPause',
  caseHold: 'caseClaimRenewal',
  elevation: 'stepUp',
  eventSettle: 'eventClosing',
  feetQuestion: 'footSizeQuestion',
  figureRows: 'metricRows',
  forgotPassword: 'passwordResetRequest',
  memberAct: 'memberAction',
  memberFigures: 'memberSummary',
  newDayForm: 'newArrivalDateForm',
  orderWatch: 'newOrderPolling',
  patience: 'rateLimit',
  phoneProof: 'phoneVerification',
  productAct: 'productAction',
  resetPassword: 'passwordReset',
  reviewAnswer: 'reviewReply',
  rewardFigures: 'rewardStatistics',
  sellerWaiting: 'sellerPendingCounts',
  storeGoods: 'storeProducts',
  storeMove: 'storeStatusChange',
  storeWords: 'storeProfile',
  wishes: 'wishlistToggle',
  withdraw: 'accountWithdrawal',
  wornShoe: 'taggedProduct',
};

/** Former ids of charts. */
export const formerChartIds: readonly string[] = Object.keys(FORMER);

/** Returns the present id of a chart for a present or former one. */
export const presentChartId = (id: string): string => FORMER[id] ?? id;
