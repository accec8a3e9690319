/** Who bought: a member, or the kept wallet of a member who was erased before the payment arrived. */
export type PurchaseOwner = { memberId: string } | { walletId: string };
