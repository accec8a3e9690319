import { Injectable } from '@nestjs/common';
import type { Language } from '@kindling/contract/languages';
import type { NewsletterPage, NewsletterText, NewsletterTexts } from '@kindling/contract/mails/newsletters';
import type { NotificationKind } from '@kindling/contract/mails/notification-kinds';
import { TenantContext } from '../../../../kernel/ground/tenant-context.js';
import { SentMails } from '../../../accounts/accounts.api.js';
import { MatchmakingApi } from '../../../meeting/matchmaking/matchmaking.api.js';
import { ProfilesApi } from '../../../profiles/profiles.api.js';
import { Letters, PrepareNotice, type Told } from '../../notices/notices.api.js';
import type { MailingOrder } from '../mailing-jobs.js';
import { MailingsRepository, type Mailing } from '../mailings.repository.js';
import { CountRefusals } from '../refusals/count-refusals.js';

const weekMs = 7 * 24 * 3_600_000;

/** What a member's profile can lack; reminders mention it. */
export type Lacking = 'photo' | 'about_me';

/** What happened to a member within a week and is still new to them: counts, of members alone. */
export interface Week extends Pick<Told, 'messages' | 'matches' | 'likes'> {
  /** Who joined near them and fits; with `more` there are at least so many. */
  newcomers: { count: number; more: boolean };
}

/** The content of one member's mail of a mailing. */
export type LetterContent =
  | { about: 'newsletter'; text: NewsletterText; page: NewsletterPage }
  | { about: 'weekly'; week: Week }
  | { about: 'unfinished'; lacking: Lacking[] };

export interface Letter {
  to: string;
  language: Language;
  memberId: string;
  kind: NotificationKind;
  content: LetterContent;
}

/** Contents of a mailing's mails: current at the moment of sending, or not sent. */
@Injectable()
export class WriteLetters {
  constructor(
    private readonly mailings: MailingsRepository,
    private readonly letters: Letters,
    private readonly prepareNotice: PrepareNotice,
    private readonly profiles: ProfilesApi,
    private readonly matchmaking: MatchmakingApi,
    private readonly sentMails: SentMails,
    private readonly countRefusals: CountRefusals,
  ) {}

  /**
   * @returns undefined when the mailing was stopped, the brand is closed, there is nothing for the member any more, or
   * the member cannot be mailed
   */
  async prepare({ mailingId, memberId }: MailingOrder): Promise<Letter | undefined> {
    const mailing = await this.mailings.find(mailingId);
    if (!mailing || mailing.state === 'stopped') return undefined;
    if (TenantContext.current().state === 'closed') return undefined;
    // Queued before the mailing stopped, and once more when staff went on with it.
    if (mailing.goesOn && (await this.sentMails.isReached(mailingId, memberId))) return undefined;
    const reader = await this.letters.mayReach(memberId, mailing.kind);
    if (!reader) return undefined;
    const { texts, page, kind } = mailing;
    if (texts && page) {
      const { language, text } = newsletterIn(texts, reader.language);
      return { to: reader.email, language, memberId, kind, content: { about: 'newsletter', text, page } };
    }
    const content = await this.figures(mailing, memberId);
    return content && { to: reader.email, language: reader.language, memberId, kind, content };
  }

  /** Notes what became of one of its mails. */
  settle(mailingId: string, outcome: 'sent' | 'refused'): Promise<void> {
    return this.countRefusals.settle(mailingId, outcome);
  }

  /** Whether there is any content for a member. */
  async hasSomething(mailing: Mailing, memberId: string): Promise<boolean> {
    return mailing.texts !== null || (await this.figures(mailing, memberId)) !== undefined;
  }

  private async figures({ kind, createdAt }: Mailing, memberId: string): Promise<LetterContent | undefined> {
    if (kind === 'weekly_updates') {
      const week = await this.week(memberId, new Date(createdAt.getTime() - weekMs));
      return week && { about: 'weekly', week };
    }
    const lacking = await this.lacking(memberId);
    return lacking.length > 0 ? { about: 'unfinished', lacking } : undefined;
  }

  /** @returns undefined when nothing happened since */
  private async week(memberId: string, since: Date): Promise<Week | undefined> {
    const [told, newcomers] = await Promise.all([
      this.prepareNotice.unseenSince(memberId, since),
      this.matchmaking.newcomersNear(memberId, since),
    ]);
    if (!told && newcomers.count === 0) return undefined;
    const { messages, matches, likes } = told ?? { messages: 0, matches: 0, likes: 0 };
    return { messages, matches, likes, newcomers };
  }

  /** A text or a photo that waits for a moderator counts as present. */
  private async lacking(memberId: string): Promise<Lacking[]> {
    const own = await this.profiles.own(memberId);
    if (!own) return [];
    const isWritten = own.about_me !== '' || own.held_texts.some(({ field }) => field === 'about_me');
    return [...(own.main_image ? [] : ['photo' as const]), ...(isWritten ? [] : ['about_me' as const])];
  }
}

/** A newsletter in a reader's language, else in the brand's own, which every sent newsletter has. */
export function newsletterIn(
  texts: NewsletterTexts,
  wanted: Language,
): { language: Language; text: NewsletterText } {
  const { locales, domain_language: domain } = TenantContext.current().settings;
  const own = locales.includes(wanted) ? texts[wanted] : undefined;
  if (own) return { language: wanted, text: own };
  const text = texts[domain];
  if (!text) throw new Error('A newsletter without a text in the brand’s own language');
  return { language: domain, text };
}
