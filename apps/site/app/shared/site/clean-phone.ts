/** A support phone as a telephone dials it: without dashes and spaces (specification §9). */
export function cleanPhone(phone: string): string {
  return phone.replace(/[-\s]/g, '');
}
