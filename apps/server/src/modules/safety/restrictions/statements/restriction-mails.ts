import { Injectable } from '@nestjs/common';
import type { Language } from '@kindling/contract/languages';
import { z } from 'zod';
import { id } from '@kindling/contract/values';
import { defineJob } from '../../../../kernel/outbox/job.js';
import { Clock } from '../../../../ports/clock.js';
import { AccountsApi } from '../../../accounts/accounts.api.js';
import { AppealsRepository } from '../appeals/appeals.repository.js';
import { isBan, isLinkOpen } from '../restriction-rules.js';
import { RestrictionsRepository } from '../restrictions.repository.js';
import { RestrictionLinks } from './restriction-links.js';
import { RestrictionVoice } from './restriction-voice.js';
import { paragraphBreak, receiptOf } from './statements.js';

const restrictionMailOrder = z.strictObject({
  about: z.enum(['imposed', 'ended', 'received', 'outcome', 'data']),
  restrictionId: id,
});
export type RestrictionMailOrder = z.output<typeof restrictionMailOrder>;

/** A mail about a restriction; its addressee and text are read when it is sent (`RestrictionMails`). */
export const restrictionMailJob = defineJob('restrictions.mail', restrictionMailOrder, {
  subject: ({ restrictionId }) => restrictionId,
});

/** The facts that a mail about a restriction is written from. */
export interface RestrictionMail {
  about: RestrictionMailOrder['about'];
  to: string;
  memberId: string;
  language: Language;
  restrictionId: string;
  paragraphs: readonly string[];
  /** Opens the statement without a login; null once the link is over. */
  token: string | null;
}

/** Decides, at the time of sending, which mail about a restriction is due, and to whom. */
@Injectable()
export class RestrictionMails {
  constructor(
    private readonly clock: Clock,
    private readonly accounts: AccountsApi,
    private readonly appeals: AppealsRepository,
    private readonly restrictionLinks: RestrictionLinks,
    private readonly restrictionVoice: RestrictionVoice,
    private readonly restrictions: RestrictionsRepository,
  ) {}

  /**
   * No mail to an unconfirmed address: it may be a stranger's. The site shows the statement to these members.
   *
   * @returns undefined when no mail is due (any more)
   */
  async prepare({ about, restrictionId }: RestrictionMailOrder): Promise<RestrictionMail | undefined> {
    const restriction = await this.restrictions.find(restrictionId);
    const addressee = restriction && (await this.accounts.addressee(restriction.memberId));
    if (!restriction || !addressee?.isConfirmed) return undefined;
    const { language } = restriction;
    const appeal = (await this.appeals.against([restrictionId])).get(restrictionId);
    const voice = this.restrictionVoice.in(language);
    const texts = {
      imposed: restriction.statement,
      ended: restriction.endStatement,
      received: appeal ? receiptOf(appeal, voice) : null,
      outcome: appeal?.statement ?? null,
      data: isBan(restriction) ? voice.t('statements:mail.data.lead', { brand: voice.brand }) : null,
    };
    const text = texts[about];
    if (text === null) return undefined;
    const isOpen = isLinkOpen(restriction, appeal, this.clock.now());
    return {
      about,
      to: addressee.email,
      memberId: restriction.memberId,
      language,
      restrictionId,
      paragraphs: text.split(paragraphBreak),
      token: isOpen ? this.restrictionLinks.token(restrictionId) : null,
    };
  }
}
