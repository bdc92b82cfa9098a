/** Copy of shipping and arrival days. */
export const deliveryWords = {
  today: '오늘',
  tomorrow: '내일',
  leaves: (day: string) => `${day} 출발`,
  comes: (day: string) => `${day} 도착 예정`,
} as const;
