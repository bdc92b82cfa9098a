/** The calendar day in Seoul, `yyyy-MM-dd`. */
export const todayInSeoul = (): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Seoul' }).format(new Date());
