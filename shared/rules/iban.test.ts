import fc from 'fast-check'
import { expect, test } from 'vitest'
import { bankOfIban, cleanIban, groupIban, isIban } from './iban.ts'

const registryExample = 'SA0380000000608010167519'

test.each([registryExample, 'SA4420000001234567891234', 'GB29NWBK60161331926819', 'DE89370400440532013000'])('%s is an IBAN', (iban) => {
  expect(isIban(iban)).toBe(true)
})

test.each([
  'SA0380000000608010167518', // one digit changed
  'SA038000000060801016751', // 23 characters
  'SA03800000006080101675190', // 25 characters
  'sa0380000000608010167519', // not cleaned
  'SA03 8000 0000 6080 1016 7519',
  'SAX380000000608010167519',
  'SA',
  '',
])('%j is none', (iban) => {
  expect(isIban(iban)).toBe(false)
})

test('an IBAN is shown in groups of four, however it was typed', () => {
  expect(groupIban('SA0380000000608010167519')).toBe('SA03 8000 0000 6080 1016 7519')
  expect(groupIban('sa03-8000 0000')).toBe('SA03 8000 0000')
  expect(groupIban('')).toBe('')
})

test('no single wrong digit and no two swapped neighbours pass', () => {
  const positions = fc.integer({ min: 2, max: registryExample.length - 1 })
  fc.assert(
    fc.property(positions, fc.integer({ min: 1, max: 9 }), (at, by) => {
      const digit = (Number(registryExample[at]) + by) % 10
      expect(isIban(registryExample.slice(0, at) + digit + registryExample.slice(at + 1))).toBe(false)
    }),
  )
  for (let at = 4; at < registryExample.length - 1; at++) {
    const [a = '', b = ''] = [registryExample[at], registryExample[at + 1]]
    if (a !== b) expect(isIban(registryExample.slice(0, at) + b + a + registryExample.slice(at + 2))).toBe(false)
  }
})

test('exactly one pair of check digits fits an account, and spaces and small letters are cleaned away', () => {
  const account = fc.stringMatching(/^\d{2}[0-9A-Z]{18}$/)
  fc.assert(
    fc.property(account, (rest) => {
      const pairs = Array.from({ length: 97 }, (_, pair) => `SA${String(pair + 2).padStart(2, '0')}${rest}`)
      const [iban = '', ...others] = pairs.filter(isIban)
      expect(others).toEqual([])
      expect(cleanIban(` ${iban.toLowerCase().replace(/(.{4})/g, '$1 ')}`)).toBe(iban)
    }),
    { numRuns: 50 },
  )
})

test('the bank follows from the IBAN', () => {
  expect(bankOfIban(registryExample)?.en).toBe('Al Rajhi Bank')
  expect(bankOfIban('SA4420000001234567891234')?.ar).toBe('بنك الرياض')
  expect(bankOfIban('GB29NWBK60161331926819')).toBeUndefined()
})
