import { TenantContext } from '../../../../kernel/ground/tenant-context.js';

/** The domain that mails of the current brand are from: that of its address for support. */
export function sendingDomain(): string {
  return domainOf(TenantContext.current().settings.support_email);
}

export const domainOf = (address: string): string =>
  address.slice(address.lastIndexOf('@') + 1).toLowerCase();

/** To whom a private key is locked: neither another brand's row nor another selector's opens it. */
export const keyOwner = (selector: string): string => `${TenantContext.id()}:${selector}`;
