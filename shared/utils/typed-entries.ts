// Safe: only for records whose type names every key they have, as our constant tables do.

/** `Object.entries` that keeps the types of the keys and values. */
export const typedEntries = <K extends PropertyKey, V>(record: Readonly<Record<K, V>>): [K, V][] => Object.entries(record) as [K, V][]

/** `Object.keys` that keeps the type of the keys. */
export const typedKeys = <K extends PropertyKey>(record: Readonly<Record<K, unknown>>): K[] => Object.keys(record) as K[]
