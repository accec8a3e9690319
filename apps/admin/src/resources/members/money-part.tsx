import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { MemberPage } from '@kindling/contract/overviews/calls/member-desk';
import { Link as RouterLink } from 'react-router-dom';
import { callApi } from '../../shared/session/console-api';
import { FactList } from '../../shared/ui/fact-list';
import { correctionReasonNames, correctionStateNames, signedCredits } from '../../shared/words/member-words';
import { PaymentState } from '../../shared/chips/money-chips';
import { creditsName, moneyName } from '../../shared/words/money-words';
import { dayName, instantName } from '../../shared/words/names';
import type { Act } from './act-dialog';
import { CorrectCredits } from '../../shared/decisions/correct-credits';
import { Lines, Part } from '../../shared/ui/part';
import { codeName, t } from '../../shared/words/texts';

interface MoneyPartsProps {
  page: MemberPage;
  money: NonNullable<MemberPage['money']>;
  onAct: (act: Act) => void;
}

/** The wallet, what was paid, and what went in and out. */
export function MoneyParts({ page, money, onAct }: MoneyPartsProps) {
  return (
    <>
      <WalletPart page={page} money={money} onAct={onAct} />
      <PaymentsPart page={page} money={money} onAct={onAct} />
      <Part title={t('Postings')}>
        <Lines
          none={t('No credits came or went.')}
          lines={money.postings.slice(0, 12).map(({ id, amount, cause, at }) => ({
            key: id,
            title: codeName(cause),
            more: instantName(at),
            end: (
              <Typography variant="body2" sx={{ fontWeight: 650, whiteSpace: 'nowrap' }}>
                {signedCredits(amount)}
              </Typography>
            ),
          }))}
        />
      </Part>
    </>
  );
}

const correctionColours = { requested: 'warning', booked: 'success', declined: 'default' } as const;

function WalletPart({ page, money, onAct }: MoneyPartsProps) {
  return (
    <Part title={t('Credits')} action={<CorrectCredits memberId={page.id} money={money} />}>
      <FactList
        facts={[
          [t('In the wallet'), creditsName(money.credits)],
          [t('Premium'), money.paid_user ? t('Yes') : t('No')],
          [t('Direct debit'), money.direct_debit_blocked ? t('Blocked since a debit was taken back') : null],
        ]}
      />
      {money.direct_debit_blocked && (
        <div>
          <Button
            variant="outlined"
            sx={{ minHeight: 36 }}
            onClick={() =>
              onAct({
                title: t('Allow direct debit again?'),
                what: t(
                  'The member may pay by direct debit until a bank takes a debit back anew. Make sure that what was taken back is paid.',
                ),
                button: t('Allow direct debit'),
                done: t('The member may pay by direct debit again'),
                act: (reason) =>
                  callApi('unblockMemberDebits', { params: { id: page.id }, body: { reason } }),
              })
            }
          >
            {t('Allow direct debit')}
          </Button>
        </div>
      )}
      {money.corrections.length > 0 && (
        <Lines
          none=""
          lines={money.corrections.map((row) => ({
            key: row.id,
            title: `${signedCredits(row.amount)}: ${correctionReasonNames[row.reason].toLowerCase()}`,
            more: [
              instantName(row.requested_at),
              row.decided_by
                ? t('{{staff}}, then {{decided_by}}', { staff: row.staff, decided_by: row.decided_by })
                : row.staff,
              row.note && `“${row.note}”`,
              row.decline_note && t('Declined: “{{decline_note}}”', { decline_note: row.decline_note }),
            ]
              .filter(Boolean)
              .join(' · '),
            end: row.waits ? (
              <Chip
                component={RouterLink}
                clickable
                to={{
                  pathname: '/corrections',
                  search: `filter=${encodeURIComponent('{"state":"requested"}')}`,
                }}
                color="warning"
                variant="outlined"
                label={t('Waits')}
              />
            ) : (
              <Chip
                variant="outlined"
                color={correctionColours[row.state]}
                label={correctionStateNames[row.state]}
              />
            ),
          }))}
        />
      )}
    </Part>
  );
}

function PaymentsPart({ page, money, onAct }: MoneyPartsProps) {
  return (
    <Part title={t('Payments')}>
      <Lines
        none={t('Nothing was bought.')}
        lines={money.payments.map((payment) => ({
          key: payment.id,
          title: (
            <Link component={RouterLink} to={`/payments/${payment.id}/show`}>
              {moneyName(payment.amount, payment.currency)}
            </Link>
          ),
          more: `${creditsName(payment.credits)} · ${instantName(payment.created_at)} · ${payment.order}`,
          end: (
            <>
              {payment.completed_at !== null && page.state === 'active' && (
                <Button
                  onClick={() =>
                    onAct({
                      title: t('Send the receipt again?'),
                      what: t(
                        'The receipt of order {{order}} goes to the address of the account once more.',
                        { order: payment.order },
                      ),
                      button: t('Send it'),
                      done: t('The receipt is on its way'),
                      act: (reason) =>
                        callApi('resendMemberMail', {
                          params: { id: page.id },
                          body: { mail: 'receipt', reason, payment: payment.id.split(':')[1] ?? '' },
                        }),
                    })
                  }
                >
                  {t('Receipt')}
                </Button>
              )}
              <PaymentState payment={payment} />
            </>
          ),
        }))}
      />
      {money.mandates.length > 0 && (
        <FactList
          facts={money.mandates.map((mandate) => [
            mandate.kind === 'card' ? t('Kept card') : t('Mandate'),
            [
              `… ${mandate.last_four}`,
              t('since {{created_at}}', { created_at: dayName(mandate.signed_at) }),
              ...(mandate.ended_at ? [t('ended {{day}}', { day: dayName(mandate.ended_at) })] : []),
            ].join(', '),
          ])}
        />
      )}
    </Part>
  );
}
