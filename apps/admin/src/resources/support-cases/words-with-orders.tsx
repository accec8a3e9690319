import Link from '@mui/material/Link';
import type { SupportCase } from '@kindling/contract/safety/calls/support-desk';
import { Fragment } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { splitByOrders } from './split-by-orders';

interface WordsWithOrdersProps {
  children: string;
  orders: SupportCase['orders'];
}

/** A complainant's text; order numbers of the brand link to their payments. */
export function WordsWithOrders({ children, orders }: WordsWithOrdersProps) {
  return (
    <bdi>
      {splitByOrders(children, orders).map(({ text, payment }, at) =>
        payment === undefined ? (
          <Fragment key={at}>{text}</Fragment>
        ) : (
          <Link key={at} component={RouterLink} to={`/payments/${payment}/show`}>
            {text}
          </Link>
        ),
      )}
    </bdi>
  );
}
