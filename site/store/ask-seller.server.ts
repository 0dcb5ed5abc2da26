import { maxQuestionLength } from '@wasl/shared/contract/choices.ts'
import { askAboutProduct } from '@wasl/shared/contract/endpoints/chat.ts'
import { pathIn } from '@wasl/shared/pages/locale-path.ts'
import { pages } from '@wasl/shared/pages/pages.ts'
import { messages } from '@wasl/shared/registry/messages.ts'
import { labelIn } from '@wasl/shared/units.ts'
import { type ActionFunctionArgs, data, redirect } from 'react-router'
import { attempt } from '../server/api.server.ts'
import { questionCookie } from '../server/cookies.server.ts'
import { sessionContext } from '../server/session.server.ts'
import { redirectWithToast } from '../server/toast.server.ts'

/** Whether the form of a product page asks its seller. */
export const asksSeller = (form: FormData): boolean => form.get('intent') === 'ask'

/** Sends a question and opens its chat. A guest logs in first and comes back to the question, which a cookie stores. */
export async function askSeller({ request, context, params: { id = '' } }: ActionFunctionArgs, form: FormData) {
  const { api, viewer, locale } = context.get(sessionContext)
  const text = String(form.get('question') ?? '').trim()
  if (!viewer) {
    if (!text) return data({ question: { text, errors: [labelIn(messages.required, locale)] } }, { status: 422 })
    const next = pathIn(locale, pages.product({ id, v: new URL(request.url).searchParams.get('v'), ask: '1' }))
    const cookie = await questionCookie.serialize({ id, text: text.slice(0, maxQuestionLength) })
    return redirect(pathIn(locale, pages.login({ next })), { headers: { 'set-cookie': cookie } })
  }
  const body = { client_id: String(form.get('client_id') ?? ''), text }
  const result = await attempt(api.submit(askAboutProduct, { params: { id }, body }))
  if (!result.ok) return data({ question: { text, errors: result.errors.text ?? [result.msg] } }, { status: result.status })
  const ended: [string, string] = ['set-cookie', await questionCookie.serialize('', { maxAge: 0 })]
  return redirectWithToast(pathIn(locale, pages.chat({ id: result.data.id })), result.msg, 'good', [ended])
}

/** What this browser's guest had typed about a product before logging in, or nothing. */
export async function readTypedQuestion(request: Request, productId: string): Promise<string> {
  const stored: unknown = await questionCookie.parse(request.headers.get('cookie'))
  if (typeof stored !== 'object' || stored === null || !('id' in stored && 'text' in stored)) return ''
  return stored.id === productId && typeof stored.text === 'string' ? stored.text : ''
}
