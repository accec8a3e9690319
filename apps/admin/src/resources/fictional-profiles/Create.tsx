import Alert from '@mui/material/Alert';
import type { FictionalProfile } from '@kindling/contract/profiles/calls/fictional-profiles';
import { Create, SaveButton, Toolbar, useNotify, useRedirect } from 'react-admin';
import { BrandInput } from '../../shared/brands/brand-input';
import { emptyWords, whatIsWrong, wordsOf } from './draft';
import { WordsInputs } from './words-inputs';
import { t } from '../../shared/words/texts';
import { ConsoleForm } from '../../shared/unsaved/console-form';

/** Makes an invented profile; its photos come next. */
export function FictionalProfileCreate() {
  const notify = useNotify();
  const redirect = useRedirect();
  return (
    <Create<FictionalProfile>
      title={t('New fictional profile')}
      transform={(form: Partial<FictionalProfile>) => ({ tenant: form.tenant, ...wordsOf(form) })}
      mutationOptions={{
        onSuccess: ({ id }) => {
          notify(t('Made. Now its photos'), { type: 'success' });
          redirect('edit', 'fictional-profiles', id);
        },
        onError: (error: Error) => notify(whatIsWrong(error), { type: 'error' }),
      }}
      sx={{ maxWidth: 860 }}
    >
      <ConsoleForm defaultValues={emptyWords} toolbar={<MakeToolbar />}>
        <Alert severity="info" sx={{ mb: 2, width: '100%' }}>
          {t(
            'It stands for nobody, and the site says so wherever it is shown: physical contact is not possible. That can’t be changed afterwards.',
          )}
        </Alert>
        <BrandInput isRequired />
        <WordsInputs />
      </ConsoleForm>
    </Create>
  );
}

function MakeToolbar() {
  return (
    <Toolbar>
      <SaveButton label={t('Make the profile')} icon={<></>} />
    </Toolbar>
  );
}
