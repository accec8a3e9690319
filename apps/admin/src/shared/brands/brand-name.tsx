import { ReferenceField, TextField } from 'react-admin';

/** The name of the brand that a row belongs to. */
export function BrandName() {
  return (
    <ReferenceField source="tenant" reference="tenants" link={false}>
      <TextField source="name" />
    </ReferenceField>
  );
}
