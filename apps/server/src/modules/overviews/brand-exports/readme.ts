/** What a brand's file says of itself, for who opens it in years. */
export function readme(name: string): string {
  return `What is ${name}'s own, as it stood when the file was made.

Settings are one JSON file as config/tenants has them; everything else is a table, one row of JSON a line. Times are
UTC, amounts are in the smallest unit of their currency. Pictures of fictional profiles stand in a folder for each, named by
the profile's id, the main picture first.

Payments, refunds and postings are what bookkeeping needs. "member" is a number of this file alone: the same member has the
same one in every table here, and no other file or system knows it. A provider's reference leads its provider to the payer,
so these tables are personal data all the same: keep them as bookkeeping is kept, and no longer.

Nothing of members is in it: no name, address, number, photo, profile, message, report or complaint. That is their data, and they
take it along themselves, for as long as the brand is closed and not gone.
`;
}
