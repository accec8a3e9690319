import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { BrandPage, BrandPageVersionRow } from '@kindling/contract/brands/calls/brand-page-desk';
import { useGetList } from 'react-admin';
import { instantName, languageName } from '../../shared/words/names';
import type { Editing } from './use-brand-page';
import { t } from '../../shared/words/texts';

/** The last versions of a page: author, changes, and the way back. */
export function VersionList({ page, editing }: { page: BrandPage; editing: Editing }) {
  const { data } = useGetList<BrandPageVersionRow>('brand-page-versions', {
    filter: { page: page.id },
    sort: { field: 'version', order: 'DESC' },
    pagination: { page: 1, perPage: 20 },
    // A new version makes it another list.
    meta: { newest: page.version },
  });
  return (
    <Box component="section" aria-label={t('Versions')} sx={{ display: 'grid', gap: 1 }}>
      <Typography variant="h2">{t('Versions')}</Typography>
      <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 0.5 }}>
        {data?.map(({ version, author, created_at: at, shown, changed }) => (
          <Box
            component="li"
            key={version}
            sx={{ display: 'flex', gap: 1.5, flexWrap: 'wrap', alignItems: 'center', minHeight: 44 }}
          >
            <Typography sx={{ fontWeight: 600 }}>{version}</Typography>
            <Typography color="textSecondary" sx={{ flex: 1, minWidth: 220 }}>
              {instantName(at)}, <bdi>{author}</bdi>
              {[
                ...(changed.length > 0 ? [changed.map(languageName).join(', ')] : []),
                shown ? t('shown') : t('draft'),
              ]
                .map((part) => ` · ${part}`)
                .join('')}
            </Typography>
            {version !== page.version && (
              <Button size="small" disabled={editing.busy} onClick={() => void editing.restore(version)}>
                {t('Restore')}
              </Button>
            )}
          </Box>
        ))}
      </Box>
    </Box>
  );
}
