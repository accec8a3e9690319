import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { RecoveryCodeList } from './recovery-code-list';
import { StepForm } from './step-form';
import { useAttempt } from './use-attempt';
import { t } from '../shared/words/texts';

/** The end of the set-up: the codes for the day on which the phone is lost, shown this once. */
export function RecoveryCodesStep({ codes, onDone }: { codes: string[]; onDone: () => Promise<void> }) {
  const { busy, failure, run } = useAttempt();
  return (
    <StepForm title={t('Your recovery codes')} failure={failure} onSubmit={() => run(onDone)}>
      <Alert severity="success" role="status">
        {t('Two-factor login is set up.')}
      </Alert>
      <span>
        {t(
          'Each of these codes lets you in once without your phone. Store them where only you come: they are shown now and never again.',
        )}
      </span>
      <RecoveryCodeList codes={codes} />
      <FormControlLabel control={<Checkbox required autoFocus />} label={t('I have stored them')} />
      <Button type="submit" variant="contained" size="medium" loading={busy}>
        {t('Go on to the console')}
      </Button>
    </StepForm>
  );
}
