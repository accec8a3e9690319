import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Link from '@mui/material/Link';
import { notificationKinds } from '@kindling/contract/notification-kinds';
import type { MemberPage } from '@kindling/contract/routes/member-desk';
import { callApi } from '../../shared/console-api';
import { FactList } from '../../shared/fact-list';
import { countryName, dayName, instantName, languageName } from '../../shared/names';
import type { Act } from './act-dialog';
import { Lines, Part } from './part';
import { consentNames, deviceName, mailNames, mailStateNames, notificationNames } from './words';

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
    <Part title="Account">
      <FactList
        facts={[
          [
            'Mail address',
            <Link key="mail" href={`mailto:${account.email}`} sx={{ overflowWrap: 'anywhere' }}>
              {account.email}
            </Link>,
          ],
          ['', account.mail_refused_at && `Takes no mail since ${dayName(account.mail_refused_at)}`],
          ['Logins', account.locked_until && `Have to wait until ${instantName(account.locked_until)}`],
          ['Language', languageName(account.language)],
          ['Signed up', instantName(page.created_at)],
          ['Confirmed', page.confirmed_at ? instantName(page.confirmed_at) : 'Not yet'],
          ['Deleted', page.deleted_at && instantName(page.deleted_at)],
          ['Erased on', page.erased_at && instantName(page.erased_at)],
        ]}
      />
      <div style={{ display: 'flex', gap: 8, flexWrap: 'wrap' }}>
        {page.state === 'not_confirmed' && (
          <Button
            variant="outlined"
            sx={{ minHeight: 36 }}
            onClick={() =>
              onAct({
                title: 'Send the activation again?',
                what: 'A new link goes to the address of the account, at most three a day.',
                button: 'Send it',
                done: 'The activation is on its way',
                act: (reason) =>
                  callApi('resendMemberMail', { params, body: { mail: 'activation', reason } }),
              })
            }
          >
            Send activation again
          </Button>
        )}
        {canBeMailed && (
          <Button
            variant="outlined"
            sx={{ minHeight: 36 }}
            onClick={() =>
              onAct({
                title: 'Start the export of the data?',
                what: `The member is mailed where they download all of it, with their password${isBanned ? ' and without a login' : ''}. Nobody here gets the file.`,
                button: 'Mail the member',
                done: 'The mail is on its way',
                act: (reason) => callApi('offerMemberData', { params, body: { reason } }),
              })
            }
          >
            Start export
          </Button>
        )}
        {account.locked_until && (
          <Button
            variant="outlined"
            sx={{ minHeight: 36 }}
            onClick={() =>
              onAct({
                title: 'Let the member try again?',
                what: 'Too many wrong passwords were typed. Make sure who asks: whoever guesses may go on as well. A new password ends the wait too, also in browsers that the member used before.',
                button: 'End the wait',
                done: 'The member can log in again',
                act: (reason) => callApi('endMemberLockout', { params, body: { reason } }),
              })
            }
          >
            End the wait
          </Button>
        )}
        {page.deleted_at === null && (
          <Button
            variant="outlined"
            color="error"
            sx={{ minHeight: 36 }}
            onClick={() =>
              onAct({
                title: 'Delete this account?',
                what: 'It is hidden at once and its sessions end. The member is told by mail and can come back for 14 days; then everything is erased.',
                button: 'Delete the account',
                done: 'Deleted. The member is told by mail',
                grave: true,
                act: (reason) => callApi('deleteMember', { params, body: { reason } }),
              })
            }
          >
            Start erasure
          </Button>
        )}
      </div>
    </Part>
  );
}

export function SessionsPart({ page, account, onAct }: PartProps) {
  return (
    <Part
      title="Sessions"
      action={
        account.sessions.length > 0 && (
          <Button
            variant="outlined"
            color="error"
            onClick={() =>
              onAct({
                title: 'End all sessions?',
                what: 'The member is logged out everywhere and logs in again with their password.',
                button: 'End all sessions',
                done: 'All sessions have ended',
                grave: true,
                act: (reason) => callApi('endMemberSessions', { params: { id: page.id }, body: { reason } }),
              })
            }
          >
            End all
          </Button>
        )
      }
    >
      <Lines
        none="Logged in nowhere."
        lines={account.sessions.map((session) => ({
          key: session.id,
          title: deviceName(session.user_agent),
          more: [
            session.country ? countryName(session.country) : 'Country unknown',
            `since ${instantName(session.created_at)}`,
            session.last_seen_at && `last used ${dayName(session.last_seen_at)}`,
          ]
            .filter(Boolean)
            .join(' · '),
        }))}
      />
    </Part>
  );
}

const mailColours = { trying: 'warning', sent: 'default', refused: 'error', returned: 'error' } as const;

export function MailsPart({ account }: Pick<PartProps, 'account'>) {
  return (
    <Part title="Mails of the last 90 days">
      <Lines
        none="None were sent."
        lines={account.mails.slice(0, 20).map(({ id, kind, state, at }) => ({
          key: id,
          title: mailNames[kind],
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
    <Part title="Consents and notifications">
      <Lines
        none="None were given."
        lines={account.consents.map(({ kind, version, given_at: given, withdrawn_at: withdrawn }) => ({
          key: `${kind}-${given}`,
          title: consentNames[kind],
          more: `${instantName(given)}, text of ${dayName(version)}`,
          end: withdrawn ? (
            <Chip variant="outlined" label={`Withdrawn ${dayName(withdrawn)}`} />
          ) : (
            <Chip variant="outlined" color="success" label="Stands" />
          ),
        }))}
      />
      <FactList
        facts={[
          ['Told of', told.map((kind) => notificationNames[kind]).join(', ') || 'Nothing'],
          [
            'Switched off',
            account.notifications_disabled.map((kind) => notificationNames[kind]).join(', ') || 'Nothing',
          ],
        ]}
      />
    </Part>
  );
}
