import { hashPassword } from '../identity/auth/password.ts'
import type { users } from '../identity/tables/people.ts'
import { fundWallet } from '../money/ledger/fund-wallet.ts'
import { loadBalance } from '../money/ledger/ledger-account.ts'
import { newClient, sessionToken } from './people.ts'
import { lastCode } from './phone-codes.ts'
import type { TestApp } from './test-app.ts'

export const withdrawalPassword = 'riyadh-2026'
const password_hash = await hashPassword(withdrawalPassword)
export const bankAccount = { iban: 'SA0380000000608010167519', account_name: 'سارة القحطاني' }

/** A new client with a password and this balance in the wallet, in halalas, and what it does to withdraw it. */
export async function clientWithWallet(app: TestApp, balance: number, change: Partial<typeof users.$inferInsert> = {}) {
  const { call, db } = app
  const user = await newClient(app, { password_hash, ...change })
  if (balance > 0) await fundWallet(app.createContext(), { user_id: user.id, amount: balance, note: 'test' })
  const token = await sessionToken(app, user)
  const url = '/api/wallet/withdrawals'
  const requestCode = (form: object) =>
    call('POST', `${url}/code`, { token, body: { ...bankAccount, password: withdrawalPassword, ...form } })
  const send = (body: object, key: string = crypto.randomUUID()) => call('POST', url, { token, body, headers: { 'idempotency-key': key } })
  const confirmed = async (form: object) => {
    const { status, text, body } = await requestCode(form)
    if (status !== 200) throw new Error(text)
    return { ...bankAccount, ...form, challenge_id: String(body.data?.challenge_id), code: await lastCode(app, user.phone) }
  }
  /** Withdraws an amount and returns the id of the withdrawal. */
  const withdraw = async (amount: number) => {
    const { status, text, body } = await send(await confirmed({ amount }))
    if (status !== 201) throw new Error(text)
    return String(body.data?.id)
  }
  const read = async (id: string) => (await call('GET', `${url}/${id}`, { token })).body.data
  const cancel = (id: string) => call('POST', `${url}/${id}/cancel`, { token })
  const wallet = () => loadBalance({ db }, { kind: 'client_wallet', user_id: user.id })
  return { ...user, token, requestCode, send, confirmed, withdraw, read, cancel, wallet }
}
