import Bowser from 'bowser';

const LONGEST = 512;

/** Browser and system in words, as `Chrome · Windows`: enough for its owner to know it, and no more than that. */
export function deviceOf(userAgent: string | undefined): string {
  const { browser, os } = Bowser.parse((userAgent ?? '').slice(0, LONGEST) || ' ');
  return [browser.name, os.name].filter(Boolean).join(' · ') || '알 수 없는 기기';
}
