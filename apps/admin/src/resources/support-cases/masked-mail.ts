/** Masks an email address for display. The full address is on the member's page. */
export function maskedMail(email: string): string {
  const at = email.lastIndexOf('@');
  const [first = ''] = email;
  return at < 1 ? '…' : `${first}…${email.slice(at)}`;
}
