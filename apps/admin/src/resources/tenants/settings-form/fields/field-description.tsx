import type { DescriptionFieldProps } from '@rjsf/utils';

/** What a field is for, in the small type that the field's template gives it. */
export function FieldDescription({ id, description }: DescriptionFieldProps) {
  return description ? <span id={id}>{description}</span> : null;
}
