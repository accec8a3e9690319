import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { refusalsShown } from '@kindling/contract/mails/mail-domain';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { callApi } from '../../../shared/session/console-api';
import { dayName } from '../../../shared/words/names';
import { consoleLocale, t } from '../../../shared/words/texts';
import { refusalText } from './delivery-words';

/** Addresses that refuse mail, and the way back. @param mayEnd whether the reader may see accounts */
export function RefusedAddresses({ brand, mayEnd }: { brand: string; mayEnd: boolean }) {
  const notify = useNotify();
  const queries = useQueryClient();
  const [page, setPage] = useState(0);
  const { data } = useQuery({
    queryKey: ['mail-refusals', brand, page],
    queryFn: () => callApi('listMailRefusals', { params: { id: brand }, query: { page } }),
    placeholderData: keepPreviousData,
  });
  const { mutate, isPending } = useMutation({
    mutationFn: (member: string) => callApi('endMailRefusal', { params: { id: brand, member } }),
    onSuccess: () => {
      notify(t('Mails go to this address again'), { type: 'success' });
      return queries.invalidateQueries({ queryKey: ['mail-refusals', brand] });
    },
    onError: (error) => notify(error.message, { type: 'error' }),
  });
  return (
    <Box component="section" aria-label={t('Addresses that refuse mail')} sx={{ minWidth: 0 }}>
      <Typography variant="h3">{t('Addresses that refuse mail')}</Typography>
      <Typography variant="body2" color="textSecondary" sx={{ maxWidth: '68ch' }}>
        {t('They get only mails that somebody at the address asked for. The member is told on every page.')}
      </Typography>
      {!data && <Skeleton variant="rounded" height={72} sx={{ mt: 1 }} />}
      {data?.total === 0 && (
        <Typography variant="body2" sx={{ mt: 1 }}>
          {t('No address refuses mail.')}
        </Typography>
      )}
      {data && data.total > 0 && (
        <>
          <Typography variant="body2" sx={{ mt: 1 }}>
            {t('{{total}} in all', { total: data.total.toLocaleString(consoleLocale()) })}
          </Typography>
          <Box component="ul" sx={{ listStyle: 'none', m: 0, mt: 1, p: 0 }}>
            {data.rows.map(({ address, member, reason, at }, index) => (
              <Box
                component="li"
                key={member ?? index}
                sx={{
                  ...{ display: 'flex', flexWrap: 'wrap', columnGap: 2, alignItems: 'center', py: 0.75 },
                  ...{ borderTop: 1, borderColor: 'divider', minHeight: 44 },
                }}
              >
                <Box sx={{ flex: '1 1 200px', minWidth: 0, overflowWrap: 'anywhere', fontSize: '0.875rem' }}>
                  {member === null ? (
                    address
                  ) : (
                    <Link component={RouterLink} to={`/members/${brand}:${member}/show`}>
                      {address}
                    </Link>
                  )}
                </Box>
                <Typography variant="body2" color="textSecondary" sx={{ flex: '1 1 200px', minWidth: 0 }}>
                  {`${refusalText(reason)} · ${dayName(at)}`}
                </Typography>
                {mayEnd && member !== null && (
                  <Button
                    size="small"
                    disabled={isPending}
                    onClick={() => mutate(member)}
                    sx={{ minHeight: 44 }}
                  >
                    {t('Send again')}
                  </Button>
                )}
              </Box>
            ))}
          </Box>
          {data.total > refusalsShown && (
            <Box sx={{ display: 'flex', gap: 1, mt: 1 }}>
              <Button disabled={page === 0} onClick={() => setPage(page - 1)}>
                {t('Newer')}
              </Button>
              <Button disabled={(page + 1) * refusalsShown >= data.total} onClick={() => setPage(page + 1)}>
                {t('Older')}
              </Button>
            </Box>
          )}
        </>
      )}
    </Box>
  );
}
