import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { StaffPayment } from '@kindling/contract/money/calls/payment-desk';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { RefundDialog } from '../../shared/decisions/refund-dialog';
import { callApi } from '../../shared/session/console-api';
import { t } from '../../shared/words/texts';

/** Opens the refund dialog of the payment page; the refundable amounts are read on opening. */
export function RefundButton({ payment: { id, order } }: { payment: Pick<StaffPayment, 'id' | 'order'> }) {
  const [isOpen, setOpen] = useState(false);
  const { data, error } = useQuery({
    queryKey: ['getStaffPayment', id],
    queryFn: () => callApi('getStaffPayment', { params: { id } }),
    enabled: isOpen,
    gcTime: 0,
    staleTime: 0,
    retry: false,
  });
  return (
    <>
      <Button
        variant="outlined"
        loading={isOpen && !data && !error}
        aria-label={t('Refund order {{order}}', { order })}
        onClick={() => setOpen(true)}
        sx={{ minHeight: 36 }}
      >
        {t('Refund')}
      </Button>
      {isOpen && error && (
        <Typography variant="caption" color="error" role="alert">
          {error.message}
        </Typography>
      )}
      {isOpen && data && <RefundDialog payment={data} onClose={() => setOpen(false)} />}
    </>
  );
}
