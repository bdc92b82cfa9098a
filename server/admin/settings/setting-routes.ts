import {
  changeSetting as changeSettingCall,
  listSettings as listSettingsCall,
  sendTestMail as sendTestMailCall,
} from '#domain/admin/settings/shop-settings.ts';
import type { Feature } from '../../kit/feature.ts';
import { changeSetting, listSettings, sendTestMail } from './setting-service.ts';

/** Registers the endpoints of run-time settings. */
export const settingRoutes: Feature = (route, context) => {
  route(listSettingsCall, () => listSettings(context));
  route(changeSettingCall, ({ user, body, attempt }) => changeSetting(context, user, body, attempt));
  route(sendTestMailCall, ({ user, attempt }) => sendTestMail(context, user, attempt));
};
