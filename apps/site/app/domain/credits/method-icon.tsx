import type { ReactNode } from 'react';
import type { PaymentMethod } from '@kindling/contract/money/payment-methods';
import styles from './method-icon.module.scss';

const bank = <path d="M16 4.5 24 8.5H8ZM10.5 10v4m3.7-4v4m3.6-4v4m3.7-4v4M8.5 15.5h15" />;
const card = <path d="M6 8.5h20M9 12.5h6" />;
const wallet = <path d="M9 7h12a2 2 0 0 1 2 2v5a2 2 0 0 1-2 2H9Zm0 0V5.5h10M20 11.5h3" />;

/** Our own drawings, in the colour of the text: icons to recognise a method by, not its owner's logo. */
const marks: Readonly<Record<PaymentMethod, ReactNode>> = {
  sdd: bank,
  sct: <path d="M8 8h15l-3.5-3M24 12H9l3.5 3" />,
  postepay: card,
  creditcard: card,
  blik: letters('blik'),
  giropay: letters('giro'),
  mastercard: circles(true),
  maestro: circles(false),
  visa: letters('VISA'),
  nexi: letters('nexi'),
  cartebancaire: letters('CB'),
  dankort: letters('DK'),
  mobilepay: <path d="M13 4.5h6a1 1 0 0 1 1 1v9a1 1 0 0 1-1 1h-6a1 1 0 0 1-1-1v-9a1 1 0 0 1 1-1Zm2 8.5h2" />,
  swish: <path d="M21 6.5a5.5 5.5 0 1 0 .5 6.5M12 10c3-3 6 2.5 9.5 0" />,
  twint: <path d="m16 4.5 6 3.5v5l-6 3-6-3V8Zm-3 4 3 3 3-3" />,
  satispay: <path d="m9 6 4 4-4 4m14-8-4 4 4 4M13 10h6" />,
  vipps: <path d="M9 9c2 6 11 6 14 0M19 6.5v.01" />,
  ideal: <path d="M9 5h8a5 5 0 0 1 0 10H9Zm3.5 4.5V15m0-8v.01" />,
  bancontact: <path d="M7 12c8 0 6-5 18-5M7 15c9 0 7-5 18-5" />,
  applepay: (
    <path d="M16 7c-4-2.5-7 1-5.5 5 1.5 4 3.5 3.5 5.5 2.7 2 .8 4 1.3 5.5-2.7C23 8 20 4.5 16 7Zm0 0c0-1.5.7-2.5 2-3" />
  ),
  paysafecard: <path d="M11 9.5h10V15H11Zm2 0V8a3 3 0 0 1 6 0v1.5" />,
  paypal: wallet,
  sofort: <path d="m17 4-6 7h5l-1 5 6-7h-5Z" />,
  eps: letters('eps'),
  prezelewy24: letters('P24'),
};

export function MethodIcon({ method }: { method: PaymentMethod }) {
  return (
    <svg viewBox="0 0 32 20" className={styles.mark} aria-hidden="true">
      <rect x="0.5" y="0.5" width="31" height="19" rx="3.5" className={styles.frame} />
      {marks[method]}
    </svg>
  );
}

function letters(text: string): ReactNode {
  return (
    <text x="16" y="13.5" textAnchor="middle" className={styles.letters}>
      {text}
    </text>
  );
}

function circles(filled: boolean): ReactNode {
  return (
    <g className={filled ? styles.filled : undefined}>
      <circle cx="13" cy="10" r="4.5" />
      <circle cx="19" cy="10" r="4.5" />
    </g>
  );
}
