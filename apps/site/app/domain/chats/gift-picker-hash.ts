/** At the end of a conversation's address: its gifts are to be chosen from. */
export const giftPickerHash = '#gift';
