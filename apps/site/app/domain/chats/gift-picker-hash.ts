/** At the end of a conversation's address: opens the gift picker. */
export const giftPickerHash = '#gift';
