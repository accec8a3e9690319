/** An address as it is shown in passing: whole it stands on the member's own page. */
export function maskedMail(email: string): string {
  const at = email.lastIndexOf('@');
  const [first = ''] = email;
  return at < 1 ? '…' : `${first}…${email.slice(at)}`;
}
