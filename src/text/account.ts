/** Links that only some members see, loaded with the menus that have them. */
export const accountText = { adminDashboard: '관리자 대시보드', becomeSeller: '판매자 신청' } as const;
