import Typography from '@mui/material/Typography';
import { zoneName } from '../shared/words/names';
import { t } from '../shared/words/texts';

/** @param hasMoney whether the reader sees sums */
export function WhatIsCounted({ timeZone, hasMoney }: { timeZone: string | null; hasMoney: boolean }) {
  return (
    <>
      <Typography variant="body2" color="textSecondary" sx={{ maxWidth: 820 }}>
        {t(
          'A visit is an arrival from elsewhere and not a person: who comes twice is counted twice. Nothing of a visitor is looked at for it, so browsers that do not tell how they came are not counted. Members who are logged in, pages loaded anew and programs that say what they are do not count. Signups are those of the books: who never confirmed and was erased after 60 days is in them no more. Confirmed and bought tell what became of these signups by now. Days are those in {{timeZone}}; numbers are at most a minute old.',
          { timeZone: zoneName(timeZone) },
        )}
      </Typography>
      {hasMoney && (
        <Typography variant="body2" color="textSecondary" sx={{ maxWidth: 820 }}>
          {t(
            'Net is what was paid in these days less what went back in them, whenever that had been paid: refunds and chargebacks.',
          )}
        </Typography>
      )}
    </>
  );
}
