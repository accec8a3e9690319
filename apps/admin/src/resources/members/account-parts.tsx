import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Link from '@mui/material/Link';
import { notificationKinds } from '@kindling/contract/mails/notification-kinds';
import type { MemberPage } from '@kindling/contract/overviews/calls/member-desk';
import { callApi } from '../../shared/session/console-api';
import { deviceName } from '../../shared/session/device-name';
import { FactList } from '../../shared/ui/fact-list';
import { countryName, dayName, instantName, languageName } from '../../shared/words/names';
import type { Act } from './act-dialog';
import { Lines, Part } from '../../shared/ui/part';
import { consentNames, mailStateNames, notificationNames } from './member-labels';
import { t } from '../../shared/words/texts';
import { mailNames } from '../../shared/words/mail-names';

interface PartProps {
  page: MemberPage;
  account: NonNullable<MemberPage['account']>;
  onAct: (act: Act) => void;
}

/** What of an account support acts on: mails, the data, the deletion. */
export function AccountPart({ page, account, onAct }: PartProps) {
  const params = { id: page.id };
  const isBanned = page.state === 'banned';
  const canBeMailed = page.state === 'active' || (isBanned && page.confirmed_at !== null);
  return (
    <Part title={t('Account')}>
      <FactList
        facts={[
          [
            t('Mail address'),
            <Link key="mail" href={`mailto:${account.email}`} sx={{ overflowWrap: 'anywhere' }}>
              {account.email}
            </Link>,
          ],
          [
            '',
            account.mail_refused_at &&
              t('Takes no mail since {{mail_refused_at}}', {
                mail_refused_at: dayName(account.mail_refused_at),
              }),
          ],
          [
            t('Logins'),
            account.locked_until &&
              t('Have to wait until {{locked_until}}', { locked_until: instantName(account.locked_until) }),
          ],
          [t('Language'), languageName(account.language)],
          [t('Signed up'), instantName(page.created_at)],
          [t('Confirmed'), page.confirmed_at ? instantName(page.confirmed_at) : t('Not yet')],
          [t('Deleted'), page.deleted_at && instantName(page.deleted_at)],
          [t('Erased on'), page.erased_at && instantName(page.erased_at)],
        ]}
      />
      <div style={{ display: 'flex', gap: 8, flexWrap: 'wrap' }}>
        {page.state === 'not_confirmed' && (
          <Button
            variant="outlined"
            sx={{ minHeight: 36 }}
            onClick={() =>
              onAct({
                title: t('Send the activation again?'),
                what: t('A new link goes to the address of the account, at most three a day.'),
                button: t('Send it'),
                done: t('The activation is on its way'),
                act: (reason) =>
                  callApi('resendMemberMail', { params, body: { mail: 'activation', reason } }),
              })
            }
          >
            {t('Send activation again')}
          </Button>
        )}
        {canBeMailed && (
          <Button
            variant="outlined"
            sx={{ minHeight: 36 }}
            onClick={() =>
              onAct({
                title: t('Start the export of the data?'),
                what: isBanned
                  ? t(
                      'The member is mailed where they download all of it, with their password and without a login. Nobody here gets the file.',
                    )
                  : t(
                      'The member is mailed where they download all of it, with their password. Nobody here gets the file.',
                    ),
                button: t('Mail the member'),
                done: t('The mail is on its way'),
                act: (reason) => callApi('offerMemberData', { params, body: { reason } }),
              })
            }
          >
            {t('Start export')}
          </Button>
        )}
        {account.locked_until && (
          <Button
            variant="outlined"
            sx={{ minHeight: 36 }}
            onClick={() =>
              onAct({
                title: t('Let the member try again?'),
                what: t(
                  'Too many wrong passwords were typed. Make sure who asks: whoever guesses may go on as well. A new password ends the wait too, also in browsers that the member used before.',
                ),
                button: t('End the wait'),
                done: t('The member can log in again'),
                act: (reason) => callApi('endMemberLockout', { params, body: { reason } }),
              })
            }
          >
            {t('End the wait')}
          </Button>
        )}
        {page.deleted_at === null && (
          <Button
            variant="outlined"
            color="error"
            sx={{ minHeight: 36 }}
            onClick={() =>
              onAct({
                title: t('Delete this account?'),
                what: t(
                  'It is hidden at once and its sessions end. The member is told by mail and can come back for 14 days; then everything is erased.',
                ),
                button: t('Delete the account'),
                done: t('Deleted. The member is told by mail'),
                grave: true,
                act: (reason) => callApi('deleteMember', { params, body: { reason } }),
              })
            }
          >
            {t('Start erasure')}
          </Button>
        )}
      </div>
    </Part>
  );
}

export function SessionsPart({ page, account, onAct }: PartProps) {
  return (
    <Part
      title={t('Sessions')}
      action={
        account.sessions.length > 0 && (
          <Button
            variant="outlined"
            color="error"
            onClick={() =>
              onAct({
                title: t('End all sessions?'),
                what: t('The member is logged out everywhere and logs in again with their password.'),
                button: t('End all sessions'),
                done: t('All sessions have ended'),
                grave: true,
                act: (reason) => callApi('endMemberSessions', { params: { id: page.id }, body: { reason } }),
              })
            }
          >
            {t('End all')}
          </Button>
        )
      }
    >
      <Lines
        none={t('Logged in nowhere.')}
        lines={account.sessions.map((session) => ({
          key: session.id,
          title: deviceName(session.user_agent),
          more: [
            session.country ? countryName(session.country) : t('Country unknown'),
            t('since {{created_at}}', { created_at: instantName(session.created_at) }),
            session.last_seen_at &&
              t('last used {{last_seen_at}}', { last_seen_at: dayName(session.last_seen_at) }),
          ]
            .filter(Boolean)
            .join(' · '),
        }))}
      />
    </Part>
  );
}

const mailColours = {
  trying: 'warning',
  sent: 'default',
  refused: 'error',
  blocked: 'warning',
  returned: 'error',
} as const;

export function MailsPart({ account }: Pick<PartProps, 'account'>) {
  return (
    <Part title={t('Mails of the last 90 days')}>
      <Lines
        none={t('None were sent.')}
        lines={account.mails.slice(0, 20).map(({ id, kind, state, at }) => ({
          key: id,
          title: mailNames[kind].name,
          more: instantName(at),
          end: <Chip variant="outlined" color={mailColours[state]} label={mailStateNames[state]} />,
        }))}
      />
    </Part>
  );
}

export function ConsentsPart({ account }: Pick<PartProps, 'account'>) {
  const told = notificationKinds.filter((kind) => !account.notifications_disabled.includes(kind));
  return (
    <Part title={t('Consents and notifications')}>
      <Lines
        none={t('None were given.')}
        lines={account.consents.map(({ kind, version, given_at: given, withdrawn_at: withdrawn }) => ({
          key: `${kind}-${given}`,
          title: consentNames[kind],
          more: t('{{given}}, text of {{version}}', { given: instantName(given), version: dayName(version) }),
          end: withdrawn ? (
            <Chip
              variant="outlined"
              label={t('Withdrawn {{withdrawn}}', { withdrawn: dayName(withdrawn) })}
            />
          ) : (
            <Chip variant="outlined" color="success" label={t('Stands')} />
          ),
        }))}
      />
      <FactList
        facts={[
          [t('Told of'), told.map((kind) => notificationNames[kind]).join(', ') || t('Nothing')],
          [
            t('Switched off'),
            account.notifications_disabled.map((kind) => notificationNames[kind]).join(', ') || t('Nothing'),
          ],
        ]}
      />
    </Part>
  );
}
