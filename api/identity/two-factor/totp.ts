import { Secret, TOTP } from 'otpauth'

const periodSeconds = 30

/** 160 random bits in base32. */
export const newSecret = (): string => new Secret({ size: 20 }).base32

/** The URI an authenticator app reads from the QR code. */
export const otpauthUri = (secret: string, label: string, issuer: string): string => totpOf(secret, label, issuer).toString()

/**
 * The 30-second period this code belongs to, at most one before or after the current one (clock drift); null for a wrong code.
 * Six digits, SHA-1, thirty seconds: what every authenticator app supports (RFC 6238).
 */
export function periodOf(secret: string, code: string, now: string): number | null {
  if (!/^\d{6}$/.test(code)) return null
  const timestamp = Date.parse(now)
  const delta = totpOf(secret).validate({ token: code, timestamp, window: 1 })
  return delta === null ? null : Math.floor(timestamp / 1000 / periodSeconds) + delta
}

export const codeAt = (secret: string, now: string): string => totpOf(secret).generate({ timestamp: Date.parse(now) })

const totpOf = (secret: string, label = '', issuer = '') =>
  new TOTP({ issuer, label, algorithm: 'SHA1', digits: 6, period: periodSeconds, secret: Secret.fromBase32(secret) })
