/** The key of the platform among the sellers of a checkout. */
export const platformKey = 'platform'

/** The key of who sells a group of a cart: the id of the provider, or the platform. */
export const sellerKey = ({ provider_id }: { provider_id: string | null }): string => provider_id ?? platformKey
