import { localizedPath } from '@kindling/contract/paths/paths';
import { noticeMailJob, PrepareNotice, type Told } from '../../notices/notices.api.js';
import { mailFooter, safetyLink } from '../look/mail-footer.js';
import type { Surroundings } from '../look/mail-surroundings.js';
import type { MailReader } from '../send-mail.js';
import { withBrandWording } from '../words/with-brand-wording.js';
import { defineMail, type WrittenMail } from './define-mail.js';

/** The counts in samples. */
export const toldInSamples: Told = {
  ...{ messages: 2, unread: 0, likes: 3, matches: 1, returned: 0, fictional: false, kinds: [] },
};

type NoticeMail = Told & MailReader & { memberId: string };

/** Others' actions, several in one mail. */
export const noticeMail = defineMail({
  job: noticeMailJob,
  preparer: PrepareNotice,
  prepare: async (notices, order): Promise<NoticeMail | undefined> => {
    const notice = await notices.prepare(order);
    return notice?.mailTo ? { ...notice, to: notice.mailTo } : undefined;
  },
  kindOf: () => 'notice',
  contentOf: noticeContent,
  unsubscribes: ({ memberId, kinds }) => ({ memberId, kinds }),
  samples: (sample) => ({
    notice: sample(({ reader }) => ({ ...reader, ...toldInSamples })),
  }),
});

/** A mail about others' actions: counts, without names, pictures or members' texts (trust 12). */
function noticeContent(told: NoticeMail, surroundings: Surroundings): WrittenMail {
  const { tenant, language, origin, t } = surroundings;
  const { name: brand, mail_name: sender, domain_language: domain } = tenant.settings;
  const say = (key: string, values: Record<string, unknown> = {}): string => t(`notice.${key}`, values);
  const counted = (['messages', 'matches', 'likes', 'unread', 'returned'] as const).filter(
    (what) => told[what] > 0,
  );
  const isReminder = counted.every((what) => what === 'unread');
  const target = told.messages + told.unread + told.returned > 0 ? 'chats' : 'likes';
  const ours = {
    subject: say(isReminder ? 'reminder.subject' : 'subject', { brand: sender }),
    title: say(isReminder ? 'reminder.title' : 'title'),
    paragraphs: [],
  };
  return {
    ...{ language, brand },
    // A brand's wording for news would be wrong for a reminder.
    ...(isReminder ? ours : withBrandWording('notice', ours, surroundings)),
    details: [
      ...counted.map((what) => say(what, { count: told[what] })),
      ...(told.fictional ? [say('fictional')] : []),
    ],
    button: { label: say('button'), url: origin + localizedPath(target, language, domain) },
    notes: [say('note')],
    linkHint: t('layout.link'),
    footer: mailFooter('layout.reason_account', surroundings),
    links: [safetyLink(surroundings)],
  };
}
