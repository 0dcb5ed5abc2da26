import { fieldErrors } from '@wasl/shared/registry/messages.ts'
import { draftSchema } from '@wasl/shared/registry/schema.ts'
import { expect, test } from 'vitest'
import { demoReceivingAccounts } from './demo/receiving-accounts.ts'
import { receivingAccounts } from './receiving-accounts.ts'

const draft = draftSchema(receivingAccounts)
const [account] = demoReceivingAccounts
const errorsOf = (iban: string) => fieldErrors(draft.safeParse({ ...account, iban }).error ?? { issues: [] }, 'en')

test('a receiving account has a valid IBAN, and clients see it unless it is switched off', () => {
  expect(draft.parse(account)).toMatchObject({ iban: 'SA0380000000608010167519', is_active: true })
  expect(errorsOf('SA0380000000608010167518')).toEqual({ iban: ['Check the IBAN: the digits do not fit together'] })
  expect(errorsOf('608010167519')).toHaveProperty('iban')
})
