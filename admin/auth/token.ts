const key = 'wasl.admin.token'

/** The opaque bearer token of the session, stored in this browser until logout. */
export const token = {
  read: (): string | null => localStorage.getItem(key),
  save: (value: string): void => localStorage.setItem(key, value),
  clear: (): void => localStorage.removeItem(key),
}
