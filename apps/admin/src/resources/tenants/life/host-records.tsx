import CopyIcon from '@mui/icons-material/ContentCopyOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import type { WantedRecord } from '@kindling/contract/brands/calls/host-checks';
import { useCopy } from '../../../shared/browser/use-copy';
import { t } from '../../../shared/words/texts';

/** DNS records to be set, each part to be copied into the form of the provider. */
export function HostRecords({ records }: { records: readonly WantedRecord[] }) {
  const [first] = records;
  if (!first) return null;
  return (
    <Box sx={{ my: 1, pl: { xs: 0, sm: 3.5 } }}>
      <Typography variant="body2" color="textSecondary">
        {records.length > 1
          ? t('Set these records where the DNS of the domain is kept:')
          : t('Set this record where the DNS of the domain is kept:')}
      </Typography>
      <Box component="ul" aria-label={t('Records to set')} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {records.map((record) => (
          <Box
            component="li"
            key={record.type + record.value}
            sx={{ mt: 1, px: 1.5, py: 0.5, borderRadius: 1, bgcolor: 'action.hover', maxWidth: 560 }}
          >
            <Box
              component="dl"
              sx={{
                ...{ m: 0, display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', columnGap: 2 },
                ...{ alignItems: 'center', fontSize: '0.8125rem', '& dt': { color: 'text.secondary' } },
                '& dd': { m: 0, minHeight: 36, display: 'flex', flexWrap: 'wrap', alignItems: 'center' },
              }}
            >
              <dt>{t('Record type')}</dt>
              <dd>
                <code>{record.type}</code>
                {record.type === 'ALIAS' && (
                  <Typography component="span" variant="body2" color="textSecondary" sx={{ ml: 1 }}>
                    {t('called ANAME or flattened CNAME by some')}
                  </Typography>
                )}
              </dd>
              <dt>{t('Name')}</dt>
              <dd>
                {record.relative !== null && (
                  <>
                    <Copied text={record.relative} />
                    <Typography component="span" variant="body2" color="textSecondary" sx={{ mr: 1 }}>
                      {t('or in full')}
                    </Typography>
                  </>
                )}
                <Copied text={record.name} />
              </dd>
              <dt>{t('Value')}</dt>
              <dd>
                <Copied text={record.value} />
              </dd>
            </Box>
          </Box>
        ))}
      </Box>
      {first.type === 'ALIAS' && (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 1, maxWidth: '68ch' }}>
          {t(
            'A domain itself can be no CNAME. A provider without ALIAS can forward it to its www address instead.',
          )}
        </Typography>
      )}
    </Box>
  );
}

function Copied({ text }: { text: string }) {
  const copy = useCopy();
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', minWidth: 0 }}>
      <Box component="code" sx={{ overflowWrap: 'anywhere' }}>
        {text}
      </Box>
      <IconButton aria-label={t('Copy {{text}}', { text })} onClick={() => copy(text)}>
        <CopyIcon sx={{ fontSize: 16 }} />
      </IconButton>
    </Box>
  );
}
