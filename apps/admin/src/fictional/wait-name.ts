import { t } from '../shared/words/texts';

const minute = 60_000;

/** A wait, roughly: `4 min`, `3 h`, `2 d`. */
export function waitName(since: string, now: Date = new Date()): string {
  const minutes = Math.max(0, Math.floor((now.getTime() - new Date(since).getTime()) / minute));
  if (minutes < 60) return t('{{minutes}} min', { minutes });
  const hours = Math.floor(minutes / 60);
  return hours < 48 ? t('{{hours}} h', { hours }) : t('{{days}} d', { days: Math.floor(hours / 24) });
}
