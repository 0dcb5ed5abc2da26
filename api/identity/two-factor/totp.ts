import { Secret, TOTP } from 'otpauth'

const periodSeconds = 30

/** A new secret: 160 random bits in base32. */
export const newSecret = (): string => new Secret({ size: 20 }).base32

/** The address an authenticator app reads from the QR code. */
export const addressOf = (secret: string, label: string): string => totpOf(secret, label).toString()

/**
 * The period whose code this is, now or one before or after, for clocks that are a little off; null for a wrong one.
 * Six digits, SHA-1, thirty seconds: what every app knows (RFC 6238).
 */
export function periodOf(secret: string, code: string, now: string): number | null {
  if (!/^\d{6}$/.test(code)) return null
  const timestamp = Date.parse(now)
  const delta = totpOf(secret).validate({ token: code, timestamp, window: 1 })
  return delta === null ? null : Math.floor(timestamp / 1000 / periodSeconds) + delta
}

/** The code of this moment. */
export const codeAt = (secret: string, now: string): string => totpOf(secret).generate({ timestamp: Date.parse(now) })

const totpOf = (secret: string, label = '') =>
  new TOTP({ issuer: 'Wasl', label, algorithm: 'SHA1', digits: 6, period: periodSeconds, secret: Secret.fromBase32(secret) })
