import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { ExportFile } from '../../shared/lists/export-button';
import { countryName } from '../../shared/words/names';
import { NothingYet } from '../../shared/ui/nothing-yet';
import { useCompanies } from '../../shared/brands/use-companies';
import { PageTitle } from '../../shared/ui/page-title';
import { t } from '../../shared/words/texts';

/** Few, so they all stand here. */
export function CompanyList() {
  const companies = useCompanies();
  return (
    <Box sx={{ maxWidth: 800, pt: 1 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 1 }}>
        <PageTitle title={t('Companies')} />
        <ExportFile list="companies" />
      </Box>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 2 }}>
        {t('Each stands behind one or several brands. A new one is made with the brand that it opens.')}
      </Typography>
      {companies?.length === 0 && <NothingYet text={t('There is no company yet.')} />}
      {!companies && <Skeleton variant="rounded" height={160} />}
      <Box
        component="ul"
        aria-label={t('Companies')}
        sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}
      >
        {companies?.map(({ id, name, city, country, brands }) => (
          <Card component="li" key={id}>
            <CardActionArea component={Link} to={`/companies/${id}`} sx={{ px: 2, py: 1.5 }}>
              <Typography variant="body2" sx={{ fontWeight: 650 }}>
                {name}
              </Typography>
              <Typography variant="body2" color="textSecondary">
                <span>{`${city}, ${countryName(country)}`}</span>
                {brands.length > 0 && <span>{` · ${brands.join(', ')}`}</span>}
              </Typography>
            </CardActionArea>
          </Card>
        ))}
      </Box>
    </Box>
  );
}
