import Bowser from 'bowser';

const LONGEST = 512;

/**
 * Formats browser and operating system, such as `Chrome · Windows`: enough for the owner to
 * recognise it.
 */
export function deviceOf(userAgent: string | undefined): string {
  const { browser, os } = Bowser.parse((userAgent ?? '').slice(0, LONGEST) || ' ');
  return [browser.name, os.name].filter(Boolean).join(' · ') || '알 수 없는 기기';
}
