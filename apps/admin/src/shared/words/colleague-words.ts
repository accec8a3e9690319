import type { WithColleagues } from '@kindling/contract/safety/with-colleagues';
import { timeName } from './names';
import { t } from './texts';

/** `5 are with colleagues, the first until 14:32.` */
export function colleagueWords({ count, until }: NonNullable<WithColleagues>): string {
  return t('{{count}} are with colleagues, the first until {{time}}.', { count, time: timeName(until) });
}
