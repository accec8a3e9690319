import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import ContentCopyIcon from '@mui/icons-material/ContentCopyOutlined';
import { enrol } from '../shared/session';
import { CodeField } from './code-field';
import { textOf } from './password-step';
import { QrCode } from './qr-code';
import { StepForm } from './step-form';
import { useAttempt } from './use-attempt';
import { useCopy } from '../shared/use-copy';

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
    <StepForm title="Set up two-factor login" failure={failure} onSubmit={submit}>
      <Typography color="textSecondary">
        From now on you log in with your password and a code of an app on your phone. Any authenticator app
        will do.
      </Typography>
      <Typography variant="h3">1. Scan this with the app</Typography>
      <QrCode text={uri} label="QR code for your authenticator app" />
      <Box>
        <Typography variant="body2">
          On this phone: <Link href={uri}>open the app</Link>. Or type the key:
        </Typography>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
          <Box
            component="code"
            data-testid="totp-secret"
            sx={{ fontSize: '0.875rem', overflowWrap: 'anywhere' }}
          >
            {secret.replaceAll(/.{4}(?=.)/g, '$& ')}
          </Box>
          <Button aria-label="Copy the key" onClick={() => copy(secret)} sx={{ minWidth: 36 }}>
            <ContentCopyIcon fontSize="small" />
          </Button>
        </Box>
      </Box>
      <Typography variant="h3">2. Enter the six digits that it shows</Typography>
      <CodeField />
      <Button type="submit" variant="contained" size="medium" loading={busy}>
        Set up and log in
      </Button>
      <Button onClick={() => onBack()} sx={{ justifySelf: 'start', minWidth: 0 }}>
        Back
      </Button>
    </StepForm>
  );
}
