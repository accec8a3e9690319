import { deviceOf } from '@kindling/contract/accounts/device-name';
import { t } from '../words/texts';

/** `Chrome on Android`, of how a browser names itself; the whole of it where nothing is known. */
export function deviceName(userAgent: string): string {
  const { browser, system } = deviceOf(userAgent);
  if (browser && system) return t('{{browser}} on {{system}}', { browser, system });
  return browser ?? system ?? (userAgent || t('Unknown browser'));
}
