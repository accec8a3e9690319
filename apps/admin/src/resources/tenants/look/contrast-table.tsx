import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { modes } from '@kindling/contract/themes/derive-theme';
import { figure } from '@kindling/contract/themes/look-problems';
import type { MeasuredPair } from '@kindling/contract/themes/measure-theme';
import { useState } from 'react';
import { pairWords } from './pair-words';
import { modeNames, type ChosenLook } from './use-look';
import { t } from '../../../shared/words/texts';

/** Every pair that a page may show, as it would be seen, with its contrast by day and by night. */
export function ContrastTable({ look }: { look: ChosenLook }) {
  const [isOpen, setOpen] = useState(false);
  const byName = new Map<string, MeasuredPair[]>();
  for (const pair of look.measured) {
    const name = pairWords(pair);
    byName.set(name, [...(byName.get(name) ?? []), pair]);
  }
  const failing = look.measured.filter(({ contrast, least }) => contrast < least).length;
  return (
    <Box component="details" onToggle={(event) => setOpen((event.target as HTMLDetailsElement).open)}>
      <Box component="summary" sx={{ cursor: 'pointer', py: 1, minHeight: 44, fontSize: '0.8125rem' }}>
        {failing === 0
          ? t('All {{count}} contrasts reach what is needed', { count: look.measured.length })
          : t('Too low: {{failing}} of {{count}} contrasts', { failing, count: look.measured.length })}
      </Box>
      {isOpen && (
        <Box sx={{ maxHeight: 420, overflow: 'auto', border: 1, borderColor: 'divider', borderRadius: 1 }}>
          <Box
            component="table"
            sx={{
              ...{ width: '100%', borderCollapse: 'collapse', fontSize: '0.8125rem' },
              '& th, & td': { textAlign: 'left', px: 1.25, py: 0.5, borderBottom: 1, borderColor: 'divider' },
              '& th': { fontWeight: 600 },
            }}
          >
            <thead>
              <tr>
                <th scope="col">{t('Pair')}</th>
                {modes.map((mode) => (
                  <th key={mode} scope="col">
                    {modeNames[mode]}
                  </th>
                ))}
                <th scope="col">{t('Needed')}</th>
              </tr>
            </thead>
            <tbody>
              {[...byName].map(([name, pairs]) => (
                <tr key={name}>
                  <td>{name}</td>
                  {pairs.slice(0, modes.length).map((pair) => (
                    <td key={pair.mode}>
                      <Measured pair={pair} look={look} />
                    </td>
                  ))}
                  <td>{pairs[0]?.least}</td>
                </tr>
              ))}
            </tbody>
          </Box>
        </Box>
      )}
    </Box>
  );
}

function Measured({ pair, look }: { pair: MeasuredPair; look: ChosenLook }) {
  const { contrast, least, mode, front, ground } = pair;
  const colours = look.derived[mode];
  const fails = contrast < least;
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
      <Box
        aria-hidden
        sx={{ px: 0.75, borderRadius: 0.5, fontWeight: 650, border: 1, borderColor: 'divider' }}
        style={{ color: colours[front], backgroundColor: colours[ground] }}
      >
        {t('Aa')}
      </Box>
      <Typography component="span" variant="body2" color={fails ? 'error' : 'textPrimary'}>
        {fails ? `${figure(contrast)} (${t('too low')})` : figure(contrast)}
      </Typography>
    </Box>
  );
}
