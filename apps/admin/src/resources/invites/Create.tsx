import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import ContentCopyIcon from '@mui/icons-material/ContentCopyOutlined';
import { inviteDays } from '@kindling/contract/accounts/invite-rules';
import type { createInvite } from '@kindling/contract/accounts/calls/invites';
import type { Answer } from '@kindling/contract/route';
import { useState } from 'react';
import { Create, maxValue, minValue, NumberInput, required, Title, useRedirect } from 'react-admin';
import { LinkField } from '../../shared/ui/link-field';
import { instantName } from '../../shared/words/names';
import { useCopy } from '../../shared/browser/use-copy';
import { BrandInput } from '../../shared/brands/brand-input';
import { t } from '../../shared/words/texts';
import { ConsoleForm } from '../../shared/unsaved/console-form';
import { FormPart } from '../../shared/unsaved/form-part';

type MadeInvite = Answer<typeof createInvite>;

const days = [required(), minValue(1), maxValue(inviteDays.most)];

/** Makes an invitation for a brand and a time; its link is shown once, to be copied. */
export function InviteCreate() {
  const [made, setMade] = useState<MadeInvite>();
  if (made) return <MadeLink invite={made} onAnother={() => setMade(undefined)} />;
  return (
    <Create<MadeInvite>
      title={t('New invitation')}
      redirect={false}
      mutationOptions={{ onSuccess: setMade }}
      component="div"
    >
      <ConsoleForm save={t('Make the link')} defaultValues={{ days: inviteDays.usual }}>
        <FormPart>
          <BrandInput isRequired />
          <NumberInput source="days" label={t('Holds for days')} validate={days} step={1} />
        </FormPart>
      </ConsoleForm>
    </Create>
  );
}

function MadeLink({ invite, onAnother }: { invite: MadeInvite; onAnother: () => void }) {
  const redirect = useRedirect();
  const copy = useCopy();
  return (
    <Card sx={{ maxWidth: 800, p: 2.5, display: 'grid', gap: 2 }}>
      <Title title={t('New invitation')} />
      <Typography variant="h2">{t('The link is ready')}</Typography>
      <LinkField label={t('Invitation link')} link={invite.link} />
      <Alert severity="info">
        {t(
          'Copy it now: it is shown this once and kept nowhere. It lets one person in, until {{expires_at}}.',
          { expires_at: instantName(invite.expires_at) },
        )}
      </Alert>
      <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
        <Button variant="contained" startIcon={<ContentCopyIcon />} onClick={() => copy(invite.link)}>
          {t('Copy the link')}
        </Button>
        <Button onClick={onAnother}>{t('Make another')}</Button>
        <Button onClick={() => redirect('list', 'invites')}>{t('To the list')}</Button>
      </Box>
    </Card>
  );
}
