import { localizedPath } from '@kindling/contract/paths/paths';
import type { Told } from '../../notices/notices.api.js';
import { mailFooter } from '../look/mail-footer.js';
import type { MailContent } from '../look/mail-layout.js';
import type { Surroundings } from '../look/mail-surroundings.js';
import { unsubscribeOf } from '../unsubscribe-links.js';
import { opened } from '../words/opened.js';

/** A mail about what others did: counts, no name, no picture and nothing that anybody wrote (trust 12). */
export function noticeContent(told: Told, token: string, surroundings: Surroundings): MailContent {
  const { tenant, language, origin, t } = surroundings;
  const { name: brand, domain_language: domain } = tenant.settings;
  const say = (key: string, values: object = {}): string => t(`notice.${key}`, { brand, ...values });
  const counted = (['messages', 'matches', 'likes', 'unread', 'returned'] as const).filter(
    (what) => told[what] > 0,
  );
  const isReminder = counted.every((what) => what === 'unread');
  const target = told.messages + told.unread + told.returned > 0 ? 'chats' : 'likes';
  const ours = {
    subject: say(isReminder ? 'reminder.subject' : 'subject'),
    title: say(isReminder ? 'reminder.title' : 'title'),
    paragraphs: [
      ...counted.map((what) => say(what, { count: told[what] })),
      ...(told.fictional ? [say('fictional')] : []),
    ],
  };
  return {
    ...{ language, brand },
    // A brand's words of news would not be true of what only waits.
    ...(isReminder ? ours : opened('notice', ours, surroundings)),
    button: { label: say('button'), url: origin + localizedPath(target, language, domain) },
    notes: [say('note')],
    linkHint: t('layout.link'),
    footer: mailFooter('layout.reason_account', surroundings),
    unsubscribe: unsubscribeOf(token, surroundings),
  };
}
