import { parseRiyals } from '../forms/form-values.ts'
import { formFiles, uploadAll } from '../forms/uploads.server.ts'
import type { ApiClient } from '../server/api.server.ts'

/** The body of a transfer from its form; uploads its images first. Throws ApiError on `file_ids` for a rejected image. */
export async function readTransfer(api: ApiClient, form: FormData): Promise<Readonly<Record<string, unknown>>> {
  const text = (name: string) => String(form.get(name) ?? '').trim()
  return {
    receiving_account_id: text('receiving_account_id'),
    bank_name: text('bank_name'),
    account_name: text('account_name'),
    account_number: text('account_number'),
    amount: parseRiyals(form.get('amount')),
    transferred_on: text('transferred_on'),
    file_ids: await uploadAll(api, formFiles(form, 'file_ids'), 'transfer', 'file_ids'),
  }
}
