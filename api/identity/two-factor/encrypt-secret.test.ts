import { randomBytes, randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { decryptSecret, encryptSecret } from './encrypt-secret.ts'

const [previous, current] = [randomBytes(32), randomBytes(32)]
const [rowId, otherRowId] = [randomUUID(), randomUUID()]

test('an encrypted secret can be decrypted only for its own row', () => {
  const encrypted = encryptSecret({ SECRETS_KEY: [current] }, 'JBSWY3DP', rowId)
  expect(decryptSecret({ SECRETS_KEY: [current] }, encrypted, rowId)).toBe('JBSWY3DP')
  expect(encrypted).not.toContain('JBSWY3DP')
  expect(encryptSecret({ SECRETS_KEY: [current] }, 'JBSWY3DP', rowId)).not.toBe(encrypted)
  expect(() => decryptSecret({ SECRETS_KEY: [current] }, encrypted, otherRowId)).toThrow()
})

test('with a new key first, new secrets use it and old ones can still be decrypted', () => {
  const old = encryptSecret({ SECRETS_KEY: [previous] }, 'JBSWY3DP', rowId)
  expect(decryptSecret({ SECRETS_KEY: [current, previous] }, old, rowId)).toBe('JBSWY3DP')
  const reencrypted = encryptSecret({ SECRETS_KEY: [current, previous] }, 'JBSWY3DP', rowId)
  expect(decryptSecret({ SECRETS_KEY: [current] }, reencrypted, rowId)).toBe('JBSWY3DP')
  expect(() => decryptSecret({ SECRETS_KEY: [current] }, old, rowId)).toThrow(/no key in SECRETS_KEY/)
})

test('a changed encrypted secret is rejected', () => {
  const [version, key, nonce, encrypted = '', tag] = encryptSecret({ SECRETS_KEY: [current] }, 'JBSWY3DP', rowId).split('.')
  const changed = Buffer.from(encrypted, 'base64url')
  changed[0] = (changed[0] ?? 0) ^ 1
  expect(() =>
    decryptSecret({ SECRETS_KEY: [current] }, [version, key, nonce, changed.toString('base64url'), tag].join('.'), rowId),
  ).toThrow()
  expect(() => decryptSecret({ SECRETS_KEY: [current] }, [version, key, nonce, encrypted, tag?.slice(0, 6)].join('.'), rowId)).toThrow()
})
