import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import ContentCopyIcon from '@mui/icons-material/ContentCopyOutlined';
import { enrol } from '../shared/session/session';
import { CodeField } from './code-field';
import { textOf } from './password-step';
import { QrCode } from './qr-code';
import { StepForm } from './step-form';
import { useAttempt } from './use-attempt';
import { useCopy } from '../shared/browser/use-copy';
import { t } from '../shared/words/texts';
import { TextWith } from '../shared/words/text-with';

export interface Enrolment {
  ticket: string;
  secret: string;
  uri: string;
}

interface EnrolmentStepProps {
  enrolment: Enrolment;
  onDone: (recoveryCodes: string[]) => void;
  onBack: (failure?: string) => void;
}

/** The second step of a first login: an app gets to know the secret, and shows that it has it. */
export function EnrolmentStep({ enrolment, onDone, onBack }: EnrolmentStepProps) {
  const { busy, failure, run } = useAttempt(onBack);
  const copy = useCopy();
  const { ticket, secret, uri } = enrolment;
  const submit = (fields: FormData) => run(async () => onDone(await enrol(ticket, textOf(fields, 'code'))));
  return (
    <StepForm title={t('Set up two-factor login')} failure={failure} onSubmit={submit}>
      <Typography color="textSecondary">
        {t(
          'From now on you log in with your password and a code of an app on your phone. Any authenticator app will do.',
        )}
      </Typography>
      <Typography variant="h3">{t('1. Scan this with the app')}</Typography>
      <QrCode text={uri} label={t('QR code for your authenticator app')} />
      <Box>
        <Typography variant="body2">
          <TextWith
            english="On this phone: <app>open the app</app>. Or type the key:"
            parts={{ app: <Link href={uri} /> }}
          />
        </Typography>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
          <Box
            component="code"
            data-testid="totp-secret"
            sx={{ fontSize: '0.875rem', overflowWrap: 'anywhere' }}
          >
            {secret.replaceAll(/.{4}(?=.)/g, '$& ')}
          </Box>
          <Button aria-label={t('Copy the key')} onClick={() => copy(secret)} sx={{ minWidth: 36 }}>
            <ContentCopyIcon fontSize="small" />
          </Button>
        </Box>
      </Box>
      <Typography variant="h3">{t('2. Enter the six digits that it shows')}</Typography>
      <CodeField />
      <Button type="submit" variant="contained" size="medium" loading={busy}>
        {t('Set up and log in')}
      </Button>
      <Button onClick={() => onBack()} sx={{ justifySelf: 'start', minWidth: 0 }}>
        {t('Back')}
      </Button>
    </StepForm>
  );
}
