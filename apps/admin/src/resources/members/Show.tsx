import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { isolate } from '@kindling/contract/text/isolate';
import type { MemberPage, MemberRow } from '@kindling/contract/overviews/calls/member-desk';
import { useState } from 'react';
import { Show, useRecordContext } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { RestrictionList } from '../../restrictions/restriction-list';
import { BrandName } from '../../shared/brands/brand-name';
import { auditedNames } from '../../shared/words/member-words';
import { MemberStates } from '../../shared/chips/member-state';
import { countryName, instantName } from '../../shared/words/names';
import { AccountPart, ConsentsPart, MailsPart, SessionsPart } from './account-parts';
import { ActDialog, type Act } from './act-dialog';
import { ComplaintsPart, ReportsPart } from './case-parts';
import { MoneyParts } from './money-part';
import { Lines, Part } from '../../shared/ui/part';
import { TimelinePart } from './timeline-part';
import { PageTitle } from '../../shared/ui/page-title';
import { codeName, t } from '../../shared/words/texts';

export function MemberShow() {
  return (
    <Show component="div" actions={false} title=" " queryOptions={{ refetchOnWindowFocus: false }}>
      <Member />
    </Show>
  );
}

function isPage(record: MemberRow & Partial<MemberPage>): record is MemberPage {
  return record.photos !== undefined;
}

/** Until the whole page is there, the row of the list shows what is known. */
function Member() {
  const record = useRecordContext<MemberRow & Partial<MemberPage>>();
  const [act, setAct] = useState<Act>();
  if (!record) return null;
  const page = isPage(record) ? record : undefined;
  return (
    <Box sx={{ maxWidth: 1240, display: 'grid', gap: 2 }}>
      <Head member={record} />
      {!page && <Skeleton variant="rounded" height={320} />}
      {page && (
        <Box
          sx={{
            display: 'grid',
            gap: 2,
            alignItems: 'start',
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 1fr)' },
          }}
        >
          <Column>
            {page.account && <AccountPart page={page} account={page.account} onAct={setAct} />}
            <RestrictionList profileId={page.id} fictional={false} />
            {page.account && <SessionsPart page={page} account={page.account} onAct={setAct} />}
            {page.reports && <ReportsPart page={page} reports={page.reports} />}
            {page.complaints && <ComplaintsPart complaints={page.complaints} />}
            <PhotosPart page={page} />
            {page.account && <ConsentsPart account={page.account} />}
          </Column>
          <Column>
            <TimelinePart page={page} />
            {page.money && <MoneyParts page={page} money={page.money} onAct={setAct} />}
            {page.account && <MailsPart account={page.account} />}
            {page.staff && <StaffPart staff={page.staff} />}
          </Column>
        </Box>
      )}
      {act && <ActDialog act={act} onClose={() => setAct(undefined)} />}
    </Box>
  );
}

function Column({ children }: { children: React.ReactNode }) {
  return <Box sx={{ display: 'grid', gap: 2, minWidth: 0 }}>{children}</Box>;
}

function Head({ member }: { member: MemberRow & Partial<MemberPage> }) {
  const place = [member.city, member.country && countryName(member.country)].filter(Boolean).join(', ');
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, pt: 1, flexWrap: 'wrap' }}>
      <Avatar src={member.image ?? undefined} alt="" variant="rounded" sx={{ width: 56, height: 56 }}>
        {member.name.charAt(0)}
      </Avatar>
      <Box sx={{ flex: 1, minWidth: 200 }}>
        <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
          <PageTitle title={t('Member')}>
            <bdi>{member.name}</bdi>, {member.age}
          </PageTitle>
          <MemberStates member={member} />
          {member.invisible && <Chip variant="outlined" label={t('Invisible')} />}
        </Box>
        <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
          <BrandName />
          {[
            place,
            member.gender && codeName(member.gender).toLowerCase(),
            t('last seen {{at}}', { at: instantName(member.last_seen_at) }),
            member.id,
          ]
            .filter(Boolean)
            .map((part) => ` · ${part}`)
            .join('')}
        </Typography>
      </Box>
      <Button
        component={RouterLink}
        to={`/profiles/${member.id}/show`}
        variant="outlined"
        sx={{ minHeight: 36 }}
      >
        {t('To the profile')}
      </Button>
    </Box>
  );
}

function PhotosPart({ page }: { page: MemberPage }) {
  return (
    <Part title={t('Photos')}>
      {page.photos.length === 0 && <Typography color="textSecondary">{t('No photos.')}</Typography>}
      <Box
        sx={{
          display: 'grid',
          gap: 1,
          gridTemplateColumns: 'repeat(auto-fill, minmax(84px, 1fr))',
          m: 0,
          p: 0,
        }}
        component="ul"
      >
        {page.photos.map((photo) => (
          <Box key={photo.id} component="li" sx={{ listStyle: 'none', display: 'grid', gap: 0.5 }}>
            <Link
              component={RouterLink}
              to={`/profiles/${page.id}/show`}
              aria-label={t('To the photos of the profile')}
            >
              <Box
                component="img"
                src={photo.thumbnail}
                alt=""
                sx={{
                  width: '100%',
                  aspectRatio: '4 / 5',
                  objectFit: 'cover',
                  borderRadius: 1,
                  display: 'block',
                }}
              />
            </Link>
            <Typography variant="caption" color={photo.status === 'removed' ? 'error' : 'textSecondary'}>
              {[codeName(photo.status), photo.main && t('main'), photo.explicit && t('explicit')]
                .filter(Boolean)
                .join(', ')}
            </Typography>
          </Box>
        ))}
      </Box>
    </Part>
  );
}

function StaffPart({ staff }: { staff: NonNullable<MemberPage['staff']> }) {
  return (
    <Part title={t('Who of the staff looked and acted')}>
      <Lines
        none={t('Nobody within a year.')}
        lines={staff.map(({ id, name, what, at }) => ({
          key: id,
          title: auditedNames[what],
          more: `${isolate(name)} · ${instantName(at)}`,
        }))}
      />
    </Part>
  );
}
