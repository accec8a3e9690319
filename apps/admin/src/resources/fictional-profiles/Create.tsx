import Alert from '@mui/material/Alert';
import type { FictionalProfile } from '@kindling/contract/profiles/calls/fictional-profiles';
import { Create, useNotify, useRedirect } from 'react-admin';
import { BrandInput } from '../../shared/brands/brand-input';
import { emptyWords, whatIsWrong, wordsOf } from './draft';
import { WordsInputs } from './words-inputs';
import { t } from '../../shared/words/texts';
import { ConsoleForm } from '../../shared/unsaved/console-form';
import { FormPart } from '../../shared/unsaved/form-part';

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
      component="div"
    >
      <ConsoleForm defaultValues={emptyWords} save={t('Make the profile')}>
        <FormPart columns={1}>
          <Alert severity="info">
            {t(
              'It stands for nobody, and the site says so wherever it is shown: physical contact is not possible. That can’t be changed afterwards.',
            )}
          </Alert>
          <BrandInput isRequired />
          <WordsInputs />
        </FormPart>
      </ConsoleForm>
    </Create>
  );
}
