import { randomBytes, randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { seal, unseal } from './encrypt-secret.ts'

const [former, current] = [randomBytes(32), randomBytes(32)]
const [mine, another] = [randomUUID(), randomUUID()]

test('a sealed secret opens in its own row and shows nothing of itself', () => {
  const sealed = seal({ SECRETS_KEY: [current] }, 'JBSWY3DP', mine)
  expect(unseal({ SECRETS_KEY: [current] }, sealed, mine)).toBe('JBSWY3DP')
  expect(sealed).not.toContain('JBSWY3DP')
  expect(seal({ SECRETS_KEY: [current] }, 'JBSWY3DP', mine)).not.toBe(sealed)
  expect(() => unseal({ SECRETS_KEY: [current] }, sealed, another)).toThrow()
})

test('a new key before the old one seals anew and still opens what the old one sealed', () => {
  const old = seal({ SECRETS_KEY: [former] }, 'JBSWY3DP', mine)
  expect(unseal({ SECRETS_KEY: [current, former] }, old, mine)).toBe('JBSWY3DP')
  const anew = seal({ SECRETS_KEY: [current, former] }, 'JBSWY3DP', mine)
  expect(unseal({ SECRETS_KEY: [current] }, anew, mine)).toBe('JBSWY3DP')
  expect(() => unseal({ SECRETS_KEY: [current] }, old, mine)).toThrow(/no key in SECRETS_KEY/)
})

test('a sealed secret that was changed is refused', () => {
  const [version, key, nonce, sealed = '', tag] = seal({ SECRETS_KEY: [current] }, 'JBSWY3DP', mine).split('.')
  const changed = Buffer.from(sealed, 'base64url')
  changed[0] = (changed[0] ?? 0) ^ 1
  expect(() => unseal({ SECRETS_KEY: [current] }, [version, key, nonce, changed.toString('base64url'), tag].join('.'), mine)).toThrow()
  expect(() => unseal({ SECRETS_KEY: [current] }, [version, key, nonce, sealed, tag?.slice(0, 6)].join('.'), mine)).toThrow()
})
