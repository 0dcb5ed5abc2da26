import { expect, test } from 'vitest'
import { walletEntryKind } from './wallet-entry-kind.ts'

test('a known kind is returned as is', () => {
  expect(walletEntryKind('refund')).toBe('refund')
})

test('an unknown kind is other', () => {
  expect(walletEntryKind('gift')).toBe('other')
})
