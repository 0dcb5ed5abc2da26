import { cancelWithdrawal, requestWithdrawal, sendWithdrawalCode } from '@wasl/shared/contract/endpoints/wallet.ts'
import { pathIn } from '@wasl/shared/pages/locale-path.ts'
import { pages } from '@wasl/shared/pages/pages.ts'
import { data } from 'react-router'
import { parseRiyals } from '../forms/form-values.ts'
import { type ApiClient, attempt } from '../server/api.server.ts'
import type { ApiFailure } from '../server/api-error.server.ts'
import type { Session } from '../server/session.server.ts'
import { redirectWithToast } from '../server/toast.server.ts'

/** Sends the code for a withdrawal, requests it with the code, or cancels one. The page keeps what was typed in the form until then. */
export async function withdraw({ api, locale }: Pick<Session, 'api' | 'locale'>, form: FormData) {
  const page = pathIn(locale, pages.withdraw())
  const text = (name: string) => String(form.get(name) ?? '')
  if (form.get('intent') === 'cancel') {
    const result = await attempt(api.submit(cancelWithdrawal, { params: { id: text('id') } }))
    return redirectWithToast(page, result.msg, result.ok ? 'good' : 'bad')
  }
  const values = { amount: text('amount'), iban: text('iban'), account_name: text('account_name') }
  const body = { ...values, amount: parseRiyals(values.amount) }
  const challenge_id = text('challenge_id')
  if (challenge_id === '') return startWithdrawal(api, body, { values, password: text('password') })
  const sending = { idempotencyKey: text('idempotency_key') }
  const result = await attempt(api.submit(requestWithdrawal, { entered: { ...body, challenge_id, code: text('code') }, ...sending }))
  if (result.ok) return redirectWithToast(page, result.msg)
  // Only the code can be corrected in its form: for the amount or the account, the first form is shown again.
  const isCode = 'code' in result.errors
  return failed(result, isCode ? { ...values, challenge_id } : values)
}

type Typed = { values: Readonly<Record<string, string>>; password: string }

async function startWithdrawal(api: ApiClient, body: object, { values, password }: Typed) {
  const sent = await attempt(api.submit(sendWithdrawalCode, { entered: { ...body, password } }))
  if (!sent.ok) return failed(sent, values)
  return data({ msg: '', errors: {}, values: { ...values, challenge_id: sent.data.challenge_id } })
}

const failed = ({ msg, errors, status }: ApiFailure, values: Readonly<Record<string, string>>) => data({ msg, errors, values }, { status })
