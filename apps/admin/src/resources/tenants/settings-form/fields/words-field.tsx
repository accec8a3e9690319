import TextField from '@mui/material/TextField';
import type { FieldProps } from '@rjsf/utils';
import { useState } from 'react';
import { ownError } from '../form-context';
import { t, translated } from '../../../../shared/words/texts';

/** A list of words, one a line: it can be pasted whole, and an empty one is no list. */
export function WordsField(props: FieldProps<readonly string[] | undefined>) {
  const { schema, formData, onChange, fieldPathId, readonly, disabled } = props;
  // A line that is being begun is no word yet, but stays where it is typed.
  const [typed, setTyped] = useState((formData ?? []).join('\n'));
  const error = ownError(props);

  return (
    <TextField
      id={fieldPathId.$id}
      label={translated(schema.title ?? '')}
      multiline
      minRows={3}
      maxRows={14}
      value={typed}
      onChange={({ target }) => {
        setTyped(target.value);
        const words = wordsOf(target.value);
        onChange(words.length > 0 ? words : undefined, fieldPathId.path);
      }}
      disabled={Boolean(readonly || disabled)}
      error={error !== undefined}
      helperText={error ?? `${translated(schema.description ?? '')} ${t('One a line.')}`}
    />
  );
}

/** Each word once. */
function wordsOf(text: string): string[] {
  const lines = text.split('\n').map((line) => line.trim());
  return [...new Set(lines.filter((line) => line !== ''))];
}
