import { Injectable } from '@nestjs/common';
import { emailProblem, normalizeEmail } from '@kindling/contract/accounts/email-rules';
import type { Language } from '@kindling/contract/languages';
import { fieldProblems } from '../../../kernel/ground/problem.js';
import { TenantContext } from '../../../kernel/ground/tenant-context.js';
import type { MemberCaller, Visitor } from '../../../kernel/http/caller.js';
import { Limits } from '../../../kernel/http/limits/limits.js';
import { AccountsApi } from '../../accounts/accounts.api.js';
import { KeyedHashes } from '../../console/authentication/authentication.api.js';
import { mailsToAddress } from './report-rules.js';

/** The author of a report or a complaint, and the address for answers. */
export interface Complainant {
  /** Null for a visitor. */
  memberId: string | null;
  /** A visitor's, as they typed it; null where they left none. */
  email: string | null;
  language: Language;
}

/** Identifies the author of a report or a complaint, the same way for every form that visitors may send. */
@Injectable()
export class Complainants {
  constructor(
    private readonly accounts: AccountsApi,
    private readonly keyedHashes: KeyedHashes,
    private readonly limits: Limits,
  ) {}

  /**
   * @param given.language of the page, for a visitor
   * @throws Problem `validation_failed` (`email`)
   */
  async of(
    { email, language }: { email: string | undefined; language: Language | undefined },
    caller: Visitor | MemberCaller,
  ): Promise<Complainant> {
    const { settings } = TenantContext.current();
    if (caller.kind === 'member') {
      const account = await this.accounts.find(caller.memberId);
      return {
        memberId: caller.memberId,
        email: null,
        language: account?.language ?? settings.domain_language,
      };
    }
    const ofPage = language && settings.locales.includes(language) ? language : settings.domain_language;
    const address = email?.trim() ? normalizeEmail(email) : null;
    const wrong = address === null ? undefined : emailProblem(address);
    if (wrong) throw fieldProblems({ email: wrong });
    return { memberId: null, email: address, language: ofPage };
  }

  /** A visitor can type any address, so the mails to each are limited. Counts one more. */
  async mayMail(address: string): Promise<boolean> {
    const mailed = await this.limits.count(mailsToAddress, this.keyedHashes.of('report_mail', address));
    return mailed <= mailsToAddress.points;
  }
}
