/** The entries of an object with these keys. */
export const pickKeys = <T extends object>(all: T, keys: readonly string[]): { [K in string]: T[keyof T] } =>
  Object.fromEntries(Object.entries(all).filter(([key]) => keys.includes(key)))
