import { dataRequests } from '@wasl/resources/data-requests.ts'
import type { Localized } from '@wasl/shared/units.ts'
import { type ApiClient, attempt } from '../server/api.server.ts'
import { serverI18n } from '../server/i18n.server.ts'
import type { BadgeTone } from '../ui/Badge.tsx'

const shown = ['kind', 'details', 'status', 'due_at', 'reject_reason', 'created_at'] as const
const { kind, status } = dataRequests.fields
const kinds = ['correction', 'objection'] as const

/** A request of the user, with its texts. */
export type OwnRequest = {
  id: string
  kind: Localized
  details: string | null
  status: { label: Localized; tone: BadgeTone }
  /** The last day for the answer, while it is open. */
  due_at: string | null
  reject_reason: string | null
  created_at: string
}
export type OwnRequests = { rows: OwnRequest[]; kinds: { value: string; label: Localized }[] }

/** The personal-data requests of the user, and what can be requested by form. */
export async function loadOwnRequests(api: ApiClient): Promise<OwnRequests> {
  const rows = await api.listOwn(dataRequests, { fields: shown, limit: 20 })
  return {
    rows: rows.map((row) => ({
      ...row,
      kind: kind.options[row.kind],
      status: { label: status.options[row.status], tone: status.tones?.[row.status] ?? 'plain' },
      due_at: row.status === 'open' ? row.due_at : null,
    })),
    kinds: kinds.map((value) => ({ value, label: kind.options[value] })),
  }
}

/** Sends the request of the form. */
export function sendOwnRequest(api: ApiClient, form: FormData) {
  const entered = { kind: form.get('kind') || null, details: form.get('details') || null }
  return attempt(api.createOwn(dataRequests, { entered, msg: serverI18n(api.locale).t('account:requests.sent') }))
}
