import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import type { User } from '@kindling/contract/overviews/user';
import { TenantContext } from '../../../kernel/ground/tenant-context.js';
import { AccountsApi, type Account } from '../../accounts/accounts.api.js';
import { LiveApi } from '../../chats/live/live.api.js';
import { CreditsApi } from '../../credits/credits.api.js';
import { NoticesApi } from '../../mails/notices/notices.api.js';
import { PaymentsApi } from '../../money/payments/payments.api.js';
import { ProfilesApi } from '../../profiles/profiles.api.js';
import { Waiting } from './waiting.js';

/** A page shows changes without a version, such as a refused mail address, after this long. */
const keptMs = 30_000;
/** Members cached by a process, some MB. */
const mostKept = 2_000;

/** Assembles a member's own view of themselves from all modules that own a part (specification §3 "User"). */
@Injectable()
export class DescribeUser {
  private readonly kept = new LRUCache<string, User>({ max: mostKept, ttl: keptMs });

  constructor(
    private readonly accounts: AccountsApi,
    private readonly profiles: ProfilesApi,
    private readonly credits: CreditsApi,
    private readonly waiting: Waiting,
    private readonly notices: NoticesApi,
    private readonly payments: PaymentsApi,
    private readonly live: LiveApi,
  ) {}

  /**
   * @param known what the caller has: the member's account, if it was just read; the hash of the session of this
   * request
   * @returns undefined when the member is gone, although a session still names them
   */
  async describe(
    memberId: string,
    known: { account?: Account | undefined; sessionHash?: string } = {},
  ): Promise<User | undefined> {
    const [account, own, wallet, waiting, push] = await Promise.all([
      known.account ?? this.accounts.find(memberId),
      this.profiles.visit(memberId),
      this.credits.wallet(memberId),
      this.waiting.of(memberId),
      this.notices.pushState(memberId, known.sessionHash),
    ]);
    if (!account || !own) return undefined;
    const { invisible, presenceShown, restrictedBy, ...profile } = own;
    return {
      id: account.id,
      email: account.email,
      mail_refused: account.mailRefused,
      status: account.status,
      has_password: account.hasPassword,
      credits: wallet.credits,
      paid_user: wallet.paidUser,
      signup_date: account.signupDate.toISOString(),
      // A member who may not buy gets no offer.
      time_bonus: restrictedBy === null ? await this.payments.timeBonusOf(account, wallet) : null,
      language: account.language,
      notifications_disabled: [...account.notificationsDisabled],
      invisible,
      read_marks: account.readMarks,
      presence_shown: presenceShown,
      restricted_by: restrictedBy,
      signup_step: account.signupStep,
      // The label is on every brand: no setting removes it from a fictional profile's pictures (decisions §5.1).
      fictional_icon: true,
      profile,
      ...waiting,
      push: {
        subscriptions: push.subscriptions,
        this_browser: push.thisBrowser,
        refused: push.refused,
        last_message: push.last && {
          title: push.last.title,
          body: push.last.body,
          sent_at: push.last.sentAt,
        },
      },
    };
  }

  /**
   * As `describe`, for a page: cached in this process for half a minute at most, and only until the member's change
   * version moves on.
   */
  async describeOnPage(memberId: string, sessionHash: string): Promise<User | undefined> {
    // Read first: a change meanwhile has another version.
    const version = await this.live.version(memberId);
    if (version === undefined) return this.describe(memberId, { sessionHash });
    const key = `${TenantContext.id()} ${TenantContext.current().version} ${memberId} ${sessionHash} ${version}`;
    const before = this.kept.get(key);
    if (before) return before;
    const user = await this.describe(memberId, { sessionHash });
    if (user) this.kept.set(key, user);
    return user;
  }
}
