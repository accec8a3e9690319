import { randomUUID } from 'node:crypto';
import { codeOf, stepOf } from '../../../apps/server/src/modules/console/staff/login/second-factor/totp.ts';
import { settingsSchema } from '../../../packages/contract/src/brands/settings/settings.ts';
import type { PasskeyInvitation } from '../../../packages/contract/src/accounts/passkeys.ts';
import { until } from '../app/until.ts';
import { Authenticator } from '../members/authenticator.ts';
import { memberPassword } from '../members/draft.ts';
import { brand, brandHost, makeFictional, writeBrand, writeNewsletters, writePage } from './brand-story.ts';
import { Caller } from './caller.ts';
import { owner, type MarkupServer } from './server.ts';
import type { Texts } from './texts.ts';

const consoleHost = 'console.localhost';

/** A member and what is theirs. */
export interface Writer {
  caller: Caller;
  id: string;
  email: string;
}

/** What the story left behind, to be looked at. */
export interface Written {
  owner: Caller;
  colleague: Caller;
  ann: Writer;
  bob: Writer;
  /** Restricted by staff, and appealed. */
  cas: Writer;
  /** Those that staff made; the first one is written to. */
  fictional: readonly string[];
  /** A conversation with it that waits, as the console names it. */
  turn: string;
  /** A company that staff made. */
  company: string;
  conversation: string;
  restriction: string;
  complaint: { number: string; token: string };
  /** The complaint's id on the console. */
  supportCase: string;
  page: string;
  newsletters: readonly string[];
  payment: string;
  /** Something to buy. */
  bundle: string;
  /** What the console shows of a text beside its form. */
  preview: string;
}

/** Logs a staff member in who has no second factor yet. */
async function enrol(caller: Caller, email: string, password: string): Promise<void> {
  const { ticket, secret } = await caller.call<Record<'ticket' | 'secret', string>>('staffLogin', {
    email,
    password,
  });
  await caller.call('staffEnrolment', { ticket, code: codeOf(secret, stepOf(new Date())) });
}

/** Everybody writes everywhere. @param round makes addresses and names of this story its own */
export class Story {
  private readonly server: MarkupServer;
  private readonly texts: Texts;
  private readonly round: number;

  constructor(server: MarkupServer, texts: Texts, round: number) {
    this.server = server;
    this.texts = texts;
    this.round = round;
  }

  /** @param first the owner as an earlier story logged them in: a second factor is set up once */
  async write(first?: Caller): Promise<Written> {
    // With the texts of this story.
    const staff = this.caller(consoleHost);
    if (first) staff.session = first.session;
    else await enrol(staff, owner.email, owner.password);
    const colleague = await this.invite(staff);
    const company = await writeBrand(staff, this.texts, this.round);
    const page = await writePage(staff, this.round);
    const newsletters = await writeNewsletters(staff);
    const fictional = await makeFictional(staff);
    const [answered = ''] = fictional;
    const [ann, bob, cas] = [
      await this.join('ann', answered, true),
      await this.join('bob', answered),
      await this.join('cas', answered),
    ];
    await this.addPasskeys(ann);
    const conversation = await this.chat(ann, bob);
    const turn = await this.answerFictional(staff, answered);
    const restriction = await this.restrict(staff, cas);
    await this.report(bob, ann);
    const { complaint, supportCase } = await this.complain(staff);
    const { payment, bundle } = await this.pay(staff, colleague, ann);
    await this.correct(staff, colleague, ann);
    await this.decide(staff);
    await this.forbid(staff);
    return {
      ...{ owner: staff, colleague, ann, bob, cas, fictional, turn, company, conversation, restriction },
      ...{ complaint, supportCase, page: page.id, newsletters, payment, bundle, preview: page.preview },
    };
  }

  private caller(host: string): Caller {
    return new Caller(this.server.port, host, this.texts);
  }

  /** A second owner: some things take two. */
  private async invite(staff: Caller): Promise<Caller> {
    const email = `second-${this.round}@staff.test`;
    const position = { role: 'owner', tenants: [] };
    const { token } = await staff.write<{ token: string }>('inviteStaff', { email, ...position });
    const colleague = this.caller(consoleHost);
    await colleague.call('acceptStaffInvitation', { token, password: owner.password });
    await enrol(colleague, email, owner.password);
    await staff.write('inviteStaff', {
      email: `third-${this.round}@staff.test`,
      role: 'support',
      tenants: [brand],
    });
    const rows = await staff.call<{ id: string; email: string }[]>('listStaff');
    await staff.write('updateStaff', position, { id: rows.find((row) => row.email === email)?.id ?? '' });
    const filter = { list: 'payments', filter: {}, sort: ['created_at', 'DESC'] };
    await staff.write('saveFilter', filter);
    const { id } = await staff.write<{ id: string }>('saveFilter', filter);
    await staff.write('renameSavedFilter', {}, { id });
    return colleague;
  }

  /** Signs somebody up who writes to the fictional profile, confirms the address and writes the profile. */
  private async join(who: string, fictional: string, renamed = false): Promise<Writer> {
    const caller = this.caller(brandHost);
    const email = `${who}-${this.round}@example.test`;
    const draft = { email, date_of_birth: '1990-05-17', password: memberPassword, language: 'nl' };
    const message = { signup_message: { profile_id: fictional }, acknowledge_fictional: true };
    await caller.write('signup', { ...draft, ...message });
    const link = /#([\w-]{20,})/.exec(await this.server.mailTo(email, /#[\w-]{20,}/))?.[1];
    await caller.call('activate', { token: link });
    await caller.call('updateUser', { signup_step: null });
    const prompts = [{ prompt: 'perfect_sunday' }];
    const about = { gender: 'male', country: 'NL', region: null, city: null, prompts };

    const { name, ...rest } = this.texts.body('updateOwnProfile', about) as Record<string, unknown>;
    await caller.call('updateOwnProfile', { ...rest, ...(renamed && { name }) });
    const { profile } = await caller.call<{ profile: { id: string } }>('getOwnProfile');
    return { caller, email, id: profile.id };
  }

  /** One keeps the name that it was added with, the other is renamed. */
  private async addPasskeys({ caller }: Writer): Promise<void> {
    const add = async () => {
      const device = new Authenticator(`http://${brandHost}:${this.server.port}`);
      const invitation = await caller.call<PasskeyInvitation>('beginPasskey', { password: memberPassword });
      return caller.write<{ id: string }>('addPasskey', { made: device.make(invitation) });
    };
    await add();
    await caller.write('renamePasskey', {}, { id: (await add()).id });
  }

  private async chat(ann: Writer, bob: Writer): Promise<string> {
    const say = (from: Writer, to: Writer, more: object = {}) =>
      from.caller.write<{ conversation: string; message: { id: string } }>('sendMessage', {
        // What the rules find in markup is not looked at here.
        ...{ client_id: randomUUID(), profile_id: to.id, sure: true, ...more },
      });
    const { conversation, message } = await say(ann, bob);
    await say(bob, ann, { reply_to: message.id });
    await ann.caller.write('setUnwantedWords', { words: [undefined, undefined] });
    const at = new Date(Date.now() + 86_400_000).toISOString().slice(0, 16);
    const { share } = await ann.caller.write<{ share: { id: string } }>('shareDate', { at });
    await ann.caller.write('changeDateShare', { at }, { id: share.id });
    await ann.caller.write('shareDate', { at });
    await ann.caller.call('giveLike', { profile_id: bob.id });
    return conversation;
  }

  private async answerFictional(staff: Caller, fictional: string): Promise<string> {
    const take = async () => {
      const { turn } = await staff.call<{ turn: { id: string; messages: { seq: number }[] } | null }>(
        'takeFictionalTurn',
        { tenant: brand },
      );
      if (!turn) throw new Error(`nobody waits for ${fictional}`);
      return { id: turn.id, seq: turn.messages.at(-1)?.seq ?? 0 };
    };
    const { id, seq } = await take();
    await staff.write('answerFictionalTurn', { client_id: randomUUID(), seq }, { id });
    const turn = (await take()).id;
    await staff.write('escalateFictionalTurn', {}, { id: turn });
    // Nobody is left waiting: the next story would answer them, and not its own.
    const { id: rest, seq: last } = await take();
    await staff.write('answerFictionalTurn', { client_id: randomUUID(), seq: last }, { id: rest });
    return turn;
  }

  private async restrict(staff: Caller, cas: Writer): Promise<string> {
    const of = { id: `${brand}:${cas.id}` };
    const draft = { kind: 'text_removed', field: 'about_me', ground: 'other' };
    await staff.write('previewRestriction', draft, of);
    const disable = { kind: 'profile_disabled', ground: 'other' };
    const first = await staff.write<{ id: string }>('imposeRestriction', disable, of);
    await staff.write('endRestriction', {}, { id: first.id });
    const { id } = await staff.write<{ id: string }>('imposeRestriction', draft, of);
    const own = id.split(':')[1] ?? '';
    await cas.caller.write('appealRestriction', {}, { id: own });
    return own;
  }

  private async report(bob: Writer, ann: Writer): Promise<void> {
    const about = { subject: { kind: 'profile', profile_id: ann.id }, reason: 'other' };
    await bob.caller.write('report', about);
    const visitor = this.caller(brandHost);
    const from = { email: `visitor-${this.round}@example.test`, language: 'nl' };
    await visitor.write('requestRemoval', { depicted: true, ...from });
    await visitor.write('makeComplaint', { about: { topic: 'picture', reason: 'other' }, ...from });
  }

  private async complain(staff: Caller): Promise<Pick<Written, 'complaint' | 'supportCase'>> {
    const visitor = this.caller(brandHost);
    const from = { email: `complainant-${this.round}@example.test`, language: 'nl' };
    const { receipt } = await visitor.write<{ receipt: Written['complaint'] }>('makeComplaint', {
      about: { topic: 'payment' },
      ...from,
    });
    const { number, token } = receipt;
    await visitor.write('addToComplaint', { token }, { number });
    const rows = await staff.call<{ id: string; number: string }[]>('listSupportCases');
    const of = { id: rows.find((row) => row.number === number)?.id ?? '' };
    await staff.call('takeSupportCase', undefined, of);
    const { messages } = await staff.write<{ messages: { id: string }[] }>('noteSupportCase', {}, of);
    await staff.write('answerSupportCase', { seen: messages.at(-1)?.id, close: false }, of);
    await staff.write('escalateSupportCase', {}, of);
    return { complaint: { number, token }, supportCase: of.id };
  }

  /** A member buys credits; staff offer the money back, and a second person declines. */
  private async pay(
    staff: Caller,
    colleague: Caller,
    ann: Writer,
  ): Promise<Pick<Written, 'payment' | 'bundle'>> {
    const { bundles } = await ann.caller.call<{ bundles: { id: string }[] }>('getBundles');
    const order = { client_id: randomUUID(), bundle: bundles[0]?.id, payment_method: 'paypal' };
    const { payment, redirect_url: page } = await ann.caller.call<{
      payment: { payment_id: string };
      redirect_url: string;
    }>('startPayment', order);
    await ann.caller.send('POST', new URL(page).pathname, 'outcome=completed');
    const of = { id: `${brand}:${payment.payment_id}` };
    interface Offers {
      offers: { full: { amount: number; credits: number } | null };
    }
    let offer: Offers['offers']['full'] = null;
    await until('the payment', async () => {
      ({
        offers: { full: offer },
      } = await staff.call<Offers>('getStaffPayment', undefined, of));
      return offer !== null;
    });
    const { amount, credits } = offer ?? { amount: 0, credits: 0 };
    const ask = { client_id: randomUUID(), kind: 'full', amount, credits, reason: 'other' };
    const { id } = await staff.write<{ id: string }>('askRefund', ask, of);
    await colleague.write('decideRefund', { decision: 'decline' }, { id });
    await this.allowDebits(ann);
    return { payment: payment.payment_id, bundle: bundles[0]?.id ?? '' };
  }

  private async allowDebits(ann: Writer): Promise<void> {
    const mobile = `+316123456${String(10 + this.round)}`;
    await ann.caller.call('sendSmsCode', { mobile });
    let code: string | undefined;
    await until('the code', async () => {
      const { body } = await ann.caller.send('GET', '/dev/mailbox.json', undefined);
      const { mails } = JSON.parse(body.toString()) as { mails: { to: string; text: string }[] };
      code = /\d{6}/.exec(mails.find(({ to }) => to.endsWith(mobile.slice(-2)))?.text ?? '')?.[0];
      return code !== undefined;
    });
    const account = { client_id: randomUUID(), iban: 'NL91 ABNA 0417 1643 00', mobile, sms_code: code };
    await ann.caller.write('makeMandate', { ...account, authorised: true });
  }

  private async correct(staff: Caller, colleague: Caller, ann: Writer): Promise<void> {
    const of = { id: `${brand}:${ann.id}` };
    const correct = { client_id: randomUUID(), amount: 500, reason: 'goodwill', seen: null };
    const { id } = await staff.write<{ id: string }>('correctCredits', correct, of);
    await colleague.write('decideCorrection', { decision: 'decline' }, { id });
  }

  /** A moderator passes a report on, with a note for the next one. */
  private async decide(staff: Caller): Promise<void> {
    const { items } = await staff.call<{ items: { id: string }[] }>('takeDeskItems', {
      ...{ kind: 'report', tenant: brand, want: 5, tab: randomUUID() },
    });
    for (const { id } of items)
      await staff.write('decideDeskItem', { decision: 'escalate', ground: undefined }, { id });
  }

  /** Last, as texts with such a word wait for a moderator. */
  private async forbid(staff: Caller): Promise<void> {
    const of = { id: brand };
    const { version, settings } = await staff.call<{ version: number; settings: object }>(
      'getTenant',
      undefined,
      of,
    );
    const words = this.texts.value('updateTenant', settingsSchema.pick({ forbidden_words: true }), {
      forbidden_words: [''],
    });
    await staff.call('updateTenant', { version, settings: { ...settings, ...(words as object) } }, of);
  }
}
