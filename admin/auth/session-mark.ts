const key = 'wasl.admin.session'

/**
 * Whether this browser is logged in, as far as it knows. The session itself is in a cookie that scripts cannot read; without the mark
 * the profile is not requested.
 */
export const sessionMark = {
  isOpen: (): boolean => localStorage.getItem(key) === 'open',
  /** The last session ended without a logout: it expired, or an administrator ended it. */
  hasExpired: (): boolean => localStorage.getItem(key) === 'expired',
  open: (): void => localStorage.setItem(key, 'open'),
  expire: (): void => localStorage.setItem(key, 'expired'),
  clear: (): void => localStorage.removeItem(key),
}
