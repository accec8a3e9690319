import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { mostHosts, normalizeHost } from '@kindling/contract/brands/brand-rules';
import type { HostCheck } from '@kindling/contract/brands/calls/host-checks';
import type { TenantRecord } from '@kindling/contract/brands/calls/tenants';
import { useState } from 'react';
import { Confirm, useRecordContext } from 'react-admin';
import { callApi, problemOf } from '../../../shared/session/console-api';
import { readableHost } from '../../../shared/brands/brand-address';
import { HostLink } from '../../../shared/brands/host-link';
import { problemsOfRefusal } from '../../../shared/session/refused-fields';
import { HostState } from './host-state';
import { useBrandChange } from './use-brand-change';
import { useHostChecks } from './use-host-checks';
import { t } from '../../../shared/words/texts';
import { useUnsaved } from '../../../shared/unsaved/unsaved-context';
import { useErrorFocus } from '../../../shared/unsaved/error-focus';

/** The brand's hosts. Links, mails and search engines name the first. */
export function HostsSection({ mayEdit }: { mayEdit: boolean }) {
  const record = useRecordContext<TenantRecord>();
  const [typed, setTyped] = useState('');
  /** The host whose removal is being confirmed. */
  const [leaving, setLeaving] = useState<string>();
  const { mutate, isPending, error, reset } = useBrandChange(
    (hosts: readonly string[]) =>
      callApi('setTenantHosts', {
        params: { id: record?.id ?? '' },
        body: { version: record?.version ?? 0, hosts: [...hosts] },
      }),
    ({ name }) => t('The hosts of {{name}} are stored', { name }),
  );
  useUnsaved(typed !== '' && !isPending);
  useErrorFocus(error);
  const { checks, check, isChecking } = useHostChecks(record);
  if (!record) return null;
  const { hosts } = record;
  const refusal = problemOf(error);
  const reason = refusal && problemsOfRefusal(refusal)[0]?.reason;
  const add = () => mutate([...hosts, normalizeHost(typed)], { onSuccess: () => setTyped('') });

  const mayAdd = !isPending && typed.trim() !== '';
  const remove = (gone: string) =>
    mutate(
      hosts.filter((one) => one !== gone),
      { onSettled: () => setLeaving(undefined) },
    );

  return (
    <Box sx={{ px: { xs: 2, md: 2.5 }, py: 2 }}>
      <Typography variant="h2">{t('Hosts')}</Typography>
      <Typography variant="body2" color="textSecondary">
        {t(
          'Links and mails name the primary one; the others show the same site. The DNS of each has to lead here; that and its certificate are looked up every few minutes, and daily once all is right.',
        )}
      </Typography>
      {mayEdit && (
        <Button variant="outlined" disabled={isChecking} onClick={check} sx={{ mt: 1.5, minHeight: 40 }}>
          {isChecking ? t('Looking …') : t('Check now')}
        </Button>
      )}
      <Box component="ol" aria-label={t('Hosts')} sx={{ listStyle: 'none', m: 0, my: 2, p: 0 }}>
        {hosts.map((host, index) => (
          <Box component="li" key={host} sx={{ borderTop: 1, borderColor: 'divider' }}>
            <Box
              sx={{
                ...{ display: 'flex', alignItems: 'center', columnGap: { xs: 0.75, sm: 1.5 } },
                ...{ py: 1, fontSize: '0.875rem', minHeight: 52 },
              }}
            >
              <Box sx={{ flex: '1 1 110px', minWidth: 110, overflowWrap: 'anywhere' }}>
                <HostLink host={host} />
              </Box>
              {index === 0 && <Chip label={t('Primary')} color="primary" variant="outlined" />}
              {mayEdit && index > 0 && (
                <>
                  <Button
                    disabled={isPending}
                    onClick={() => mutate([host, ...hosts.filter((one) => one !== host)])}
                  >
                    {t('Make primary')}
                  </Button>
                  <IconButton
                    aria-label={t('Remove {{host}}', { host })}
                    disabled={isPending}
                    onClick={() => setLeaving(host)}
                  >
                    <DeleteIcon fontSize="small" />
                  </IconButton>
                </>
              )}
            </Box>
            <HostChecked
              check={checks.find((one) => one.host === host)}
              add={mayEdit && !isPending ? (other) => mutate([...hosts, other]) : undefined}
            />
          </Box>
        ))}
      </Box>
      {mayEdit && hosts.length > 1 && (
        <Typography variant="body2" color="textSecondary" sx={{ mb: 2 }}>
          {t(
            'Passkeys work on the primary host only. Once another one is primary, members log in with their password until they have made new ones there.',
          )}
        </Typography>
      )}
      {mayEdit && hosts.length < mostHosts && (
        // Not a form of its own: it is within the brand's, which a browser would send instead.
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'start' }}>
          <TextField
            id="new-host"
            label={t('Another host')}
            value={typed}
            onChange={(event) => {
              // A request under way keeps the field: its answer empties it.
              if (error) reset();
              setTyped(event.target.value);
            }}
            error={reason !== undefined}
            helperText={reason ?? t('Such as www.brand.com')}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return;
              event.preventDefault();
              if (mayAdd) add();
            }}
            sx={{ flex: 1, minWidth: 220, maxWidth: 420 }}
            slotProps={{ htmlInput: { autoCapitalize: 'none', spellCheck: false } }}
          />
          <Button variant="outlined" disabled={!mayAdd} onClick={add} sx={{ minHeight: 40 }}>
            {t('Add')}
          </Button>
        </Box>
      )}
      <Confirm
        isOpen={leaving !== undefined}
        loading={isPending}
        title={t('Remove {{host}}?', { host: leaving ?? '' })}
        content={
          record.state === 'draft'
            ? t('Links to it lead nowhere any more.')
            : t(
                'For 90 days its links, also those in mails sent before, lead to the primary host. After that it says that the site has moved. Its visitors log in again on the primary host and get no more push messages until they ask for them there.',
              )
        }
        confirm={t('Remove')}
        onConfirm={() => leaving !== undefined && remove(leaving)}
        onClose={() => setLeaving(undefined)}
      />
    </Box>
  );
}

/** What the last look found; a hint where visitors may type the host in another way. */
function HostChecked({
  check,
  add,
}: {
  check: HostCheck | undefined;
  /** Undefined where hosts can't be added. */
  add: ((host: string) => void) | undefined;
}) {
  if (!check) return null;
  const { counterpart } = check;
  return (
    <>
      <HostState check={check} />
      {counterpart !== null && (
        <Typography variant="body2" color="textSecondary" sx={{ pb: 1.5 }}>
          <span>
            {t('Visitors may also type {{host}}, which this brand does not have.', {
              host: readableHost(counterpart),
            })}
          </span>{' '}
          {add && (
            <Link component="button" type="button" onClick={() => add(counterpart)}>
              {t('Add it')}
            </Link>
          )}
        </Typography>
      )}
    </>
  );
}
