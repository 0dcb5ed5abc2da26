import type { Label, Locale } from '@wasl/shared/units.ts'
import type { Ctx } from '../../platform/context.ts'
import type { ChannelMessage } from '../../platform/jobs/enqueue.ts'
import { type AccountantLink, accountantPath } from './accountant-link.ts'

type Addressee = AccountantLink & { locale: Locale }
type Content = {
  purpose: 'accountant_confirm' | 'accountant_document' | 'accountant_statement'
  title: Label
  text: Label
  /** The document that the email carries; it is made when the email is sent. */
  document?: { kind: 'tax_document' | 'credit_note'; id: string }
  /** The same for a statement. */
  statement?: { month: string }
}

/** An email to the accountant of a company. It links to a page of its own, since its reader has no account with settings. */
export function accountantEmail(
  { env }: Pick<Ctx, 'env'>,
  to: Addressee,
  { purpose, title, text, document, statement }: Content,
): ChannelMessage {
  const { user_id, email, locale } = to
  const path = accountantPath(env, to)
  const link = purpose === 'accountant_confirm' ? path : null
  const entry = { type: purpose, title_ar: title.ar, title_en: title.en, body_ar: text.ar, body_en: text.en, link }
  return {
    ...{ channel: 'email', purpose, user_id, recipient: email, body: `${title[locale]}\n\n${text[locale]}` },
    payload: {
      user_id,
      locale,
      subject: title[locale],
      entries: [entry],
      stop_path: path,
      ...(document && { document }),
      ...(statement && { statement }),
    },
  }
}
