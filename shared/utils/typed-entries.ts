// Safe: only for records whose type names every key they have, as our constant tables do.

/** `Object.entries` that keeps the types of the keys and values. */
export const typedEntries = <K extends PropertyKey, V>(record: Readonly<Record<K, V>>): [K, V][] => Object.entries(record) as [K, V][]

/** `Object.keys` that keeps the type of the keys. */
export const typedKeys = <K extends PropertyKey>(record: Readonly<Record<K, unknown>>): K[] => Object.keys(record) as K[]

/** The value of a key that comes from outside: undefined if the record has no such key of its own. */
export const findEntry = <V>(record: Readonly<Partial<Record<string, V>>>, key: string): V | undefined =>
  Object.hasOwn(record, key) ? record[key] : undefined

/** The entries of an object with these keys. */
export const pickKeys = <T extends object>(all: T, keys: readonly string[]): { [K in string]: T[keyof T] } =>
  Object.fromEntries(Object.entries(all).filter(([key]) => keys.includes(key)))
