import { getI18n } from 'react-i18next'
import { type ClientActionFunctionArgs, data } from 'react-router'
import { stayOffline } from '../forms/submissions.ts'
import { clearDrafts } from './drafts.ts'

/** Sends the order. Once the redirect says that it is sent, or that the server has the draft of the guest, the draft in this browser ends. */
export async function submitDraft(args: ClientActionFunctionArgs) {
  try {
    return await submitReadableFiles(args)
  } catch (thrown) {
    if (thrown instanceof Response && /\/orders\/|\/auth\/register\?/.test(thrown.headers.get('location') ?? '')) clearDrafts()
    throw thrown
  }
}

/** Submits the form unless one of its files has been moved or changed since it was chosen: the browser could not send it, and the form says so. */
export async function submitReadableFiles(args: ClientActionFunctionArgs) {
  const fields = await unreadableFields()
  if (fields.length === 0) return stayOffline(args)
  const msg = getI18n().t('send-order:filesNotPrepared')
  const errors = Object.fromEntries(fields.map((field) => [field, [msg]]))
  return data({ failure: { status: 422, key: 'invalid', msg, errors, data: null } }, { status: 422 })
}

/** The names of the file fields of this page with a file that the browser can no longer read. */
async function unreadableFields(): Promise<string[]> {
  const inputs = [...document.querySelectorAll<HTMLInputElement>('input[type=file]')]
  const canBeRead = await Promise.all(
    inputs.map(async ({ files }) => (await Promise.all([...(files ?? [])].map(isReadable))).every(Boolean)),
  )
  return inputs.flatMap(({ name }, at) => (canBeRead[at] ? [] : [name]))
}

const isReadable = (file: File): Promise<boolean> =>
  file
    .slice(0, 1)
    .arrayBuffer()
    .then(
      () => true,
      () => false,
    )
