import CheckIcon from '@mui/icons-material/CheckCircleOutlined';
import MissingIcon from '@mui/icons-material/ErrorOutlineOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { BrandState } from '@kindling/contract/brands/brand-states';
import {
  waivableLines,
  type Readiness,
  type ReadinessLine,
  type WaivableLine,
} from '@kindling/contract/brands/calls/brands';
import type { TenantRecord } from '@kindling/contract/brands/calls/tenants';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Confirm, useRecordContext } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { callApi } from '../../../shared/session/console-api';
import { HostLink } from '../../../shared/brands/host-link';
import { LaunchMailLine } from '../delivery/launch-mail-line';
import { lineNames, placeOf } from './launch-lines';
import { useBrandChange } from './use-brand-change';
import { t } from '../../../shared/words/texts';
import { translatedSentence } from '../../../shared/words/server-sentences';

interface LaunchSectionProps {
  mayEdit: boolean;
  /** Id of the section that holds a field of the settings. */
  sectionOf: (field: string) => string | undefined;
}

/** The brand's state, what it still lacks for a launch, and the steps to the next state. */
export function LaunchSection({ mayEdit, sectionOf }: LaunchSectionProps) {
  const record = useRecordContext<TenantRecord>();
  const { data: readiness } = useQuery({
    queryKey: ['readiness', record?.id, record?.version],
    queryFn: () => callApi('getReadiness', { params: { id: record?.id ?? '' } }),
    enabled: record !== undefined,
    // Names and certificates come by themselves.
    refetchInterval: ({ state }) => (missingLines(state.data).some(isWaivable) ? lookMs : false),
  });
  if (!record) return null;
  return (
    <Box sx={{ px: { xs: 2, md: 2.5 }, py: 2 }}>
      <Typography variant="h2">{t('Launch')}</Typography>
      <Typography variant="body2" color="textSecondary">
        {stateLine[record.state]}
      </Typography>
      {record.state === 'public' && (
        <Box sx={{ mt: 1, fontSize: '0.8125rem' }}>
          <HostLink host={record.primary_host} />
        </Box>
      )}
      {readiness ? (
        <LaunchList readiness={readiness} record={record} sectionOf={sectionOf} />
      ) : (
        <Skeleton variant="rounded" height={220} sx={{ my: 2 }} />
      )}
      {mayEdit && readiness && <StateButtons record={record} missing={missingLines(readiness)} />}
    </Box>
  );
}

const stateLine: Readonly<Record<BrandState, string>> = {
  draft: t('A draft: visitors read that the site is not open yet. Look at it with “Preview” above.'),
  public: t('Public: everybody finds it, and members can sign up.'),
  closed: t(
    'Closed: nobody can join, buy or write any more. Members can log in, take their data along and leave.',
  ),
};

function LaunchList({
  readiness,
  record,
  sectionOf,
}: {
  readiness: Readiness;
  record: TenantRecord;
  sectionOf: LaunchSectionProps['sectionOf'];
}) {
  const brand = { id: record.id, companyId: record.settings.company_id };
  return (
    <Box component="ul" aria-label={t('Launch list')} sx={{ listStyle: 'none', m: 0, my: 2, p: 0 }}>
      {readiness.lines.map(({ id, problems }) => (
        <Box
          component="li"
          key={id}
          sx={{ display: 'flex', gap: 1.25, py: 1, borderTop: 1, borderColor: 'divider' }}
        >
          {problems.length === 0 ? (
            <CheckIcon titleAccess={t('Done')} color="success" sx={{ fontSize: 20 }} />
          ) : (
            <MissingIcon titleAccess={t('Missing')} color="error" sx={{ fontSize: 20 }} />
          )}
          <Box sx={{ minWidth: 0 }}>
            <Typography variant="body2" sx={{ fontWeight: 600 }}>
              {lineNames[id]}
            </Typography>
            {problems.map(({ path, reason }) => (
              <Typography key={path + reason} variant="body2" sx={{ overflowWrap: 'anywhere' }}>
                {translatedSentence(reason)}{' '}
                <Link component={RouterLink} to={placeOf(brand, path, sectionOf)}>
                  {t('Put it right')}
                </Link>
              </Typography>
            ))}
          </Box>
        </Box>
      ))}
      <LaunchMailLine record={record} />
    </Box>
  );
}

const button = { minHeight: { xs: 44, sm: 36 } };
const lookMs = 10_000;

const missingLines = (readiness: Readiness | undefined): ReadinessLine[] =>
  (readiness?.lines ?? []).filter(({ problems }) => problems.length > 0).map(({ id }) => id);

const isWaivable = (line: ReadinessLine): line is WaivableLine =>
  (waivableLines as readonly ReadinessLine[]).includes(line);

function StateButtons({ record, missing }: { record: TenantRecord; missing: readonly ReadinessLine[] }) {
  const [isAsked, setAsked] = useState(false);
  const ready = missing.length === 0;
  const without = missing.filter(isWaivable);
  const lines = without.map((line) => lineNames[line]).join(', ');
  const { mutate, isPending } = useBrandChange(
    (state: 'public' | 'closed') =>
      callApi('setTenantState', {
        params: { id: record.id },
        body: { version: record.version, state, ...(state === 'public' ? { without } : {}) },
      }),
    ({ name, state }) =>
      state === 'public' ? t('{{name}} is public', { name }) : t('{{name}} is closed', { name }),
  );
  if (record.state === 'public')
    return (
      <>
        <Button variant="outlined" color="error" sx={button} onClick={() => setAsked(true)}>
          {t('Close this brand')}
        </Button>
        <Confirm
          isOpen={isAsked}
          loading={isPending}
          title={t('Close {{name}}?', { name: record.name })}
          content={
            <>
              <span>
                {t(
                  'Signups, purchases and messages end within a second, newsletters under way are stopped, and every page says that the brand is closed. Members can still log in, take their data along, ask for money back and delete their account.',
                )}
              </span>
              <Alert severity="warning" variant="outlined" sx={{ mt: 2 }}>
                {t(
                  'No mail tells them. Write to them before you close. What is the brand’s own can be downloaded once it is closed: owners find it under “Export”.',
                )}
              </Alert>
            </>
          }
          confirm={t('Close the brand')}
          confirmColor="warning"
          onConfirm={() => {
            mutate('closed');
            setAsked(false);
          }}
          onClose={() => setAsked(false)}
        />
      </>
    );
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}>
      <Button variant="contained" disabled={!ready || isPending} sx={button} onClick={() => mutate('public')}>
        {record.state === 'draft' ? t('Publish this brand') : t('Open it again')}
      </Button>
      {!ready && without.length === missing.length && (
        <Button
          variant="outlined"
          color="warning"
          disabled={isPending}
          sx={button}
          onClick={() => setAsked(true)}
        >
          {t('Publish without …')}
        </Button>
      )}
      {!ready && (
        <Typography variant="body2" color="textSecondary">
          {t('Possible once every line is done.')}
        </Typography>
      )}
      <Confirm
        isOpen={isAsked}
        loading={isPending}
        title={t('Publish {{name}} although visitors may not reach it?', { name: record.name })}
        content={t(
          'Not done: {{lines}}. Browsers warn of a site without its certificate, and a host whose DNS leads elsewhere shows another site. The audit log notes that you published without it.',
          { lines },
        )}
        confirm={t('Publish it anyway')}
        confirmColor="warning"
        onConfirm={() => {
          mutate('public');
          setAsked(false);
        }}
        onClose={() => setAsked(false)}
      />
    </Box>
  );
}
