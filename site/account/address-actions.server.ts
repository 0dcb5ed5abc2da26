import { changeAddress, deleteAddress, saveAddress } from '@wasl/shared/contract/endpoints/addresses.ts'
import { pathIn } from '@wasl/shared/pages/locale-path.ts'
import { pages } from '@wasl/shared/pages/pages.ts'
import { data } from 'react-router'
import { textValues } from '../send-order/read-order-form.server.ts'
import { readAddress } from '../send-order/save-addresses.server.ts'
import { type ApiClient, type ApiResult, attempt } from '../server/api.server.ts'
import type { Session } from '../server/session.server.ts'
import { redirectWithToast } from '../server/toast.server.ts'
import { sendBranchChange } from './branch-actions.server.ts'
import type { PlaceTab } from './places.ts'

/** Changes the addresses of the client, or the branches of a company. */
export async function changePlaces({ api, locale }: Pick<Session, 'api' | 'locale'>, tab: PlaceTab, form: FormData) {
  const result = await attempt((tab === 'addresses' ? sendChange : sendBranchChange)(api, form))
  if (result.ok) return redirectWithToast(pathIn(locale, pages.profile({ tab })), result.msg)
  return data({ msg: result.msg, errors: result.errors, values: textValues(form) }, { status: result.status })
}

/** Saves, changes or deletes an address of the client. */
function sendChange(api: ApiClient, form: FormData): Promise<ApiResult<unknown>> {
  const id = String(form.get('id') ?? '')
  if (form.get('intent') === 'delete') return api.submit(deleteAddress, { params: { id } })
  const entered = { ...readAddress(form), label: String(form.get('label') ?? '') }
  return id ? api.submit(changeAddress, { params: { id }, entered }) : api.submit(saveAddress, { entered })
}
