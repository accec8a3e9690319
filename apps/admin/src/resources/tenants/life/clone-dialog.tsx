import { brandKeyOf } from '@kindling/contract/brands/brand-rules';
import type { TenantRecord } from '@kindling/contract/brands/calls/tenants';
import { required, TextInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { callApi } from '../../../shared/session/console-api';
import { asTyped } from '../../../shared/unsaved/as-typed';
import { DialogForm } from '../../../shared/unsaved/dialog-form';
import { t } from '../../../shared/words/texts';
import { useOpening } from '../opening/use-opening';

interface Clone {
  name: string;
  host: string;
  /** Null while it follows the name. */
  id: string | null;
}

const empty: Clone = { name: '', host: '', id: null };
const keyOf = ({ id, name }: Pick<Clone, 'id' | 'name'>) => id ?? brandKeyOf(name);

/** Opens a draft with this brand's settings, under a name of its own. */
export function CloneDialog({ record, onClose }: { record: TenantRecord; onClose: () => void }) {
  const open = useOpening((clone: Clone, clientId) => {
    const { name, host } = clone;
    const body = { name, host, id: keyOf(clone), client_id: clientId };
    return callApi('cloneTenant', { params: { id: record.id }, body });
  });
  return (
    <DialogForm
      title={t('Clone {{name}}', { name: record.name })}
      save={t('Open as a draft')}
      isNew
      // The brand's own record is around.
      record={{}}
      defaultValues={empty}
      onSubmit={open}
      onClose={onClose}
    >
      <Inputs />
    </DialogForm>
  );
}

const needed = required();

function Inputs() {
  const [name, id] = useWatch<Clone, ['name', 'id']>({ name: ['name', 'id'] });
  return (
    <>
      <TextInput
        source="name"
        label={t('Name')}
        helperText={t('Takes the place of the old name in all texts.')}
        parse={asTyped}
        validate={needed}
        sx={{ mt: 1 }}
      />
      <TextInput
        source="host"
        label={t('Host')}
        helperText={t('Such as www.brand.com')}
        parse={asTyped}
        validate={needed}
      />
      <TextInput
        source="id"
        label={t('Key')}
        helperText={t('Names the brand on the console, for good.')}
        isRequired
        format={() => keyOf({ name, id })}
        parse={asTyped}
      />
    </>
  );
}
