const key = 'wasl.admin.token'

/** The opaque bearer token of the session, kept by this browser until log-out. */
export const token = {
  read: (): string | null => localStorage.getItem(key),
  keep: (value: string): void => localStorage.setItem(key, value),
  drop: (): void => localStorage.removeItem(key),
}
