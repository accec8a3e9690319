import { longestSavedReply } from '@kindling/contract/console/saved-replies';
import { languages } from '@kindling/contract/languages';
import {
  Create,
  DeleteWithConfirmButton,
  Edit,
  maxLength,
  required,
  SelectInput,
  TextInput,
  type RaRecord,
} from 'react-admin';
import { languageName } from '../../shared/words/names';
import { BrandInput } from '../../shared/brands/brand-input';
import { useReplyUses } from '../../shared/words/saved-reply-uses';
import { t } from '../../shared/words/texts';
import { ConsoleForm } from '../../shared/unsaved/console-form';
import { FormPart } from '../../shared/unsaved/form-part';

const languageChoices = languages.map((code) => ({ id: code, name: languageName(code) }));
const words = [required(), maxLength(longestSavedReply)];

function Words() {
  return (
    <>
      <SelectInput source="language" choices={languageChoices} validate={required()} />
      <TextInput source="text" label={t('Reply')} multiline minRows={3} validate={words} />
    </>
  );
}

export function SavedReplyCreate() {
  const uses = useReplyUses();
  return (
    <Create title={t('New reply')} redirect="list" component="div">
      <ConsoleForm defaultValues={{ use: uses[0]?.id }}>
        <FormPart columns={1}>
          <BrandInput isRequired />
          {uses.length > 1 && (
            <SelectInput source="use" label={t('For')} choices={uses} validate={required()} />
          )}
          <Words />
        </FormPart>
      </ConsoleForm>
    </Create>
  );
}

/** Brand and use stay: a reply of another one is a new reply. */
const changed = ({ language, text }: Partial<RaRecord>): Partial<RaRecord> => ({ language, text });

export function SavedReplyEdit() {
  return (
    <Edit
      title={t('Saved reply')}
      redirect="list"
      mutationMode="pessimistic"
      transform={changed}
      component="div"
    >
      <ConsoleForm more={<DeleteReply />}>
        <FormPart columns={1}>
          <Words />
        </FormPart>
      </ConsoleForm>
    </Edit>
  );
}

function DeleteReply() {
  return (
    <DeleteWithConfirmButton
      mutationMode="pessimistic"
      confirmTitle={t('Delete this reply?')}
      confirmContent={t('Answers that were sent with it stay as they are.')}
    />
  );
}
