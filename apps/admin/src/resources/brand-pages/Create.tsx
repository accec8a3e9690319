import { replaceablePages } from '@kindling/contract/brands/brand-page-rules';
import { slugPattern } from '@kindling/contract/paths/patterns';
import { Create, regex, required, SelectInput, TextInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { BrandInput } from '../../shared/brands/brand-input';
import { replacedNames } from './page-labels';
import { t } from '../../shared/words/texts';
import { ConsoleForm } from '../../shared/unsaved/console-form';
import { FormPart } from '../../shared/unsaved/form-part';

const own = 'own';
const choices = [
  { id: own, name: t('A page of its own') },
  ...replaceablePages.map((id) => ({ id, name: t('In place of: {{page}}', { page: replacedNames[id] }) })),
];

interface Draft {
  tenant: string;
  place: string;
  slug?: string;
}

/** Asks for the address of a new page; its text comes next. */
export function BrandPageCreate() {
  return (
    <Create
      title={t('New page')}
      redirect="edit"
      transform={({ tenant, place, slug }: Draft) => ({ tenant, slug: place === own ? slug : place })}
      component="div"
    >
      <ConsoleForm defaultValues={{ place: own }}>
        <FormPart columns={1}>
          <BrandInput isRequired />
          <SelectInput source="place" label={t('Which page')} choices={choices} validate={required()} />
          <SlugInput />
        </FormPart>
      </ConsoleForm>
    </Create>
  );
}

function SlugInput() {
  const place = useWatch<Draft>({ name: 'place' });
  if (place !== own) return null;
  return (
    <TextInput
      source="slug"
      label={t('Address')}
      helperText={t(
        'Small letters, digits and hyphens: about-us becomes brand.example/about-us. Words that other pages have in any language are taken.',
      )}
      validate={[required(), regex(slugPattern, t('Two to 40 small letters, digits and hyphens'))]}
    />
  );
}
