/** The parameters of a search in an address, in the order of its fields (specification §3). */
export const searchParameters = [
  ...(['gender', 'country', 'countryregion', 'min_age', 'max_age', 'within_km', 'interests'] as const),
  ...(['online', 'with_photo', 'new', 'verified', 'with_prompts', 'sort'] as const),
] as const;
