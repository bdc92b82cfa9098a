import { readPush, tabAt } from '../push-message.ts';
import { worker } from './scope.ts';

const TITLE = '신발장';

/** Shows the notification of a push. */
export async function showPush(event: PushEvent): Promise<void> {
  const shown = readPush(event.data?.text() ?? '', worker.location.origin);
  if (!shown) return;
  const { body, path, tag } = shown;
  await worker.registration.showNotification(TITLE, {
    body,
    tag,
    lang: 'ko',
    icon: '/favicon.svg',
    data: path,
  });
}

/** Opens the page of a notification: the tab that shows it already, else a new one, so that no form is lost. */
export async function openPush({ notification }: NotificationEvent): Promise<void> {
  notification.close();
  const path: unknown = notification.data;
  const address = new URL(typeof path === 'string' ? path : '/', worker.location.origin).href;
  const tabs = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const open = tabAt(tabs, address);
  await (open ? open.focus() : worker.clients.openWindow(address));
}
