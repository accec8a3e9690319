import Typography from '@mui/material/Typography';
import type { RJSFSchema } from '@rjsf/utils';
import { translated } from '../../../../shared/words/texts';

/** What a setting is for, below its name. */
export function FieldHint({ schema }: { schema: RJSFSchema }) {
  if (!schema.description) return null;
  return (
    <Typography component="span" variant="caption" color="textSecondary" sx={{ display: 'block' }}>
      {translated(schema.description)}
    </Typography>
  );
}
