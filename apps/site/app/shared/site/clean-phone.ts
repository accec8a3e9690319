/** A support phone number in dialable form: without dashes and spaces (specification §9). */
export function cleanPhone(phone: string): string {
  return phone.replace(/[-\s]/g, '');
}
