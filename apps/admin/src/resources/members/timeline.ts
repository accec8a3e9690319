import type { MemberPage } from '@kindling/contract/overviews/calls/member-desk';
import type { RestrictionRow } from '@kindling/contract/safety/calls/restriction-desk';
import { correctionReasonNames, correctionStateNames, signedCredits } from '../../shared/words/member-words';
import { paymentStates, moneyName } from '../../shared/words/money-words';
import { countryName } from '../../shared/words/names';
import { deviceName } from '../../shared/session/device-name';
import { outcomeNames } from '../../shared/words/report-outcomes';
import { consentNames, mailStateNames } from './member-labels';
import { codeName, t } from '../../shared/words/texts';
import { mailNames } from '../../shared/words/mail-names';

/** One thing that happened to a member or that they did. */
export interface Moment {
  at: string;
  what: string;
  /** What belongs to it; empty: nothing. */
  more: string;
  tone: 'plain' | 'good' | 'bad';
}

/** All that is known of a member in the order in which it happened, the newest first; of the same moment, what a signup begins with last. */
export function timelineOf(page: MemberPage, restrictions: readonly RestrictionRow[]): Moment[] {
  return [
    ...lifeOf(page),
    ...accountMoments(page.account),
    ...moneyMoments(page.money),
    ...caseMoments(page),
    ...restrictions.flatMap(restrictionMoments),
  ]
    .reverse()
    .sort((one, other) => (one.at < other.at ? 1 : one.at > other.at ? -1 : 0));
}

function moment(at: string | null, what: string, more = '', tone: Moment['tone'] = 'plain'): Moment[] {
  return at === null ? [] : [{ at, what, more, tone }];
}

function lifeOf(page: MemberPage): Moment[] {
  return [
    ...moment(page.created_at, t('Signed up')),
    ...moment(page.confirmed_at, t('Confirmed the address'), '', 'good'),
    ...moment(page.deleted_at, t('Account deleted'), '', 'bad'),
  ];
}

function accountMoments(account: MemberPage['account']): Moment[] {
  if (!account) return [];
  return [
    ...account.sessions.flatMap(({ created_at: at, user_agent: agent, country }) =>
      moment(
        at,
        t('Logged in'),
        [deviceName(agent), country && countryName(country)].filter(Boolean).join(', '),
      ),
    ),
    ...account.consents.flatMap(({ kind, given_at: given, withdrawn_at: withdrawn }) => [
      ...moment(given, t('Consented'), consentNames[kind]),
      ...moment(withdrawn, t('Withdrew a consent'), consentNames[kind]),
    ]),
    ...account.mails.flatMap(({ at, kind, state }) =>
      moment(
        at,
        t('Mail: {{kind}}', { kind: mailNames[kind].name }),
        state === 'sent' ? '' : mailStateNames[state],
        state === 'refused' || state === 'returned' ? 'bad' : 'plain',
      ),
    ),
  ];
}

function moneyMoments(money: MemberPage['money']): Moment[] {
  if (!money) return [];
  return [
    ...money.payments.flatMap(({ created_at: at, completed_at: paid, amount, currency, order, status }) =>
      paid === null
        ? moment(
            at,
            t('Payment: {{status}}', { status: paymentStates[status].toLowerCase() }),
            moneyName(amount, currency),
          )
        : moment(
            paid,
            t('Paid {{amount}}', { amount: moneyName(amount, currency) }),
            t('Order {{order}}', { order }),
            'good',
          ),
    ),
    ...money.corrections.flatMap(({ requested_at: at, amount, reason, state, staff }) =>
      moment(
        at,
        t('Credits corrected: {{amount}}', { amount: signedCredits(amount) }),
        t('{{reason}}, by {{staff}}. {{state}}', {
          reason: correctionReasonNames[reason],
          staff,
          state: correctionStateNames[state],
        }),
      ),
    ),
    ...money.mandates.flatMap(({ signed_at: signed, ended_at: ended, kind, last_four: four }) => [
      ...moment(
        signed,
        kind === 'card' ? t('Allowed debits of a card') : t('Allowed debits of an account'),
        `… ${four}`,
      ),
      ...moment(ended, t('Took that back'), `… ${four}`),
    ]),
  ];
}

function caseMoments({ reports, complaints }: MemberPage): Moment[] {
  return [
    ...(reports?.about ?? []).flatMap(({ opened_at: opened, closed_at: closed, kind, outcome }) => [
      ...moment(opened, t('Was reported: {{kind}}', { kind: codeName(kind).toLowerCase() }), '', 'bad'),
      ...moment(closed, t('Report decided'), outcome === null ? '' : outcomeNames[outcome]),
    ]),
    ...(reports?.by ?? []).flatMap(({ reported_at: at, number, reason }) =>
      moment(at, t('Reported somebody'), `${codeName(reason)}, ${number}`),
    ),
    ...(complaints ?? []).flatMap(({ opened_at: at, number, topic }) =>
      moment(at, t('Complained'), `${codeName(topic)}, ${number}`),
    ),
  ];
}

function restrictionMoments({
  kind,
  ground,
  decided_at: decided,
  ended_at: ended,
  decided_by: by,
}: RestrictionRow): Moment[] {
  return [
    ...moment(
      decided,
      codeName(kind),
      t('{{ground}}, by {{by}}', { ground: codeName(ground), by: by ?? t('a programme') }),
      'bad',
    ),
    ...moment(ended, t('{{kind}}: lifted', { kind: codeName(kind) }), '', 'good'),
  ];
}
