import { longestSavedLine } from '@kindling/contract/fictional-answers';
import { languages } from '@kindling/contract/languages';
import {
  Create,
  DeleteWithConfirmButton,
  Edit,
  maxLength,
  required,
  SaveButton,
  SelectInput,
  SimpleForm,
  TextInput,
  Toolbar,
  type RaRecord,
} from 'react-admin';
import { languageName } from '../../shared/names';
import { BrandInput } from '../../shared/brand-input';
import { t } from '../../shared/texts';

const languageChoices = languages.map((code) => ({ id: code, name: languageName(code) }));
const words = [required(), maxLength(longestSavedLine)];

function Words() {
  return (
    <>
      <SelectInput source="language" choices={languageChoices} validate={required()} />
      <TextInput source="text" label={t('Line')} multiline minRows={3} validate={words} fullWidth />
    </>
  );
}

export function FictionalLineCreate() {
  return (
    <Create title={t('New line')} redirect="list" sx={{ maxWidth: 640 }}>
      <SimpleForm>
        <BrandInput isRequired />
        <Words />
      </SimpleForm>
    </Create>
  );
}

/** The brand stays: a line of another one is a new line. */
const changed = ({ language, text }: Partial<RaRecord>): Partial<RaRecord> => ({ language, text });

export function FictionalLineEdit() {
  return (
    <Edit
      title={t('Saved line')}
      redirect="list"
      mutationMode="pessimistic"
      transform={changed}
      sx={{ maxWidth: 640 }}
    >
      <SimpleForm toolbar={<LineToolbar />}>
        <Words />
      </SimpleForm>
    </Edit>
  );
}

function LineToolbar() {
  return (
    <Toolbar sx={{ display: 'flex', justifyContent: 'space-between' }}>
      <SaveButton />
      <DeleteWithConfirmButton
        mutationMode="pessimistic"
        confirmTitle={t('Delete this line?')}
        confirmContent={t('Messages that were sent with it stay as they are.')}
      />
    </Toolbar>
  );
}
