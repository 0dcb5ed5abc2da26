/** The resources whose rows can own a row, or be notified about it. */
export const ownerTargets: readonly string[] = ['users', 'customers', 'colleagues', 'provider-users', 'providers']
