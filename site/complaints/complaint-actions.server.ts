import { complaintForm, complaintMessageForm } from '@wasl/shared/contract/complaints.ts'
import { appealComplaint, createComplaint, sendComplaintMessage } from '@wasl/shared/contract/endpoints/complaints.ts'
import { fieldErrors } from '@wasl/shared/registry/messages.ts'
import { optionalText } from '../forms/form-values.ts'
import { formFiles, type UploadedFiles, uploadFiles } from '../forms/uploads.server.ts'
import { type ApiClient, type ApiResult, attempt } from '../server/api.server.ts'
import type { FieldErrors } from '../server/api-error.server.ts'
import { serverI18n } from '../server/i18n.server.ts'

type AttachedImage = UploadedFiles['uploaded'][number]
/** A form that was rejected, with everything that was sent: texts by field, and the images, which are uploaded already. */
export type RejectedForm = { msg: string; errors: FieldErrors; values: Readonly<Record<string, string>>; attached: AttachedImage[] }

/** Sends a complaint. Returns its id, or the form with all its errors. */
export const sendComplaint = (api: ApiClient, form: FormData) =>
  send(api, form, {
    submit: (entered) => api.submit(createComplaint, { entered }),
    schema: complaintForm,
    fields: ['subject', 'reason', 'message', 'order_id', 'is_blocking'],
  })

/** Writes a message in a complaint, or appeals the decision of its dispute. */
export const sendMessage = (api: ApiClient, id: string, form: FormData, target: 'messages' | 'appeal') =>
  send(api, form, {
    submit: (entered) => api.submit(target === 'appeal' ? appealComplaint : sendComplaintMessage, { params: { id }, entered }),
    schema: complaintMessageForm,
    fields: ['message'],
  })

type FormTarget<T> = {
  submit: (entered: object) => Promise<ApiResult<T>>
  schema: typeof complaintForm | typeof complaintMessageForm
  fields: readonly string[]
}

async function send<T>(
  api: ApiClient,
  form: FormData,
  { submit, schema, fields }: FormTarget<T>,
): Promise<{ ok: true; data: T; msg: string } | ({ ok: false } & RejectedForm)> {
  const values = Object.fromEntries(fields.map((field) => [field, String(form.get(field) ?? '')]))
  const { uploaded, errors } = await uploadFiles(api, formFiles(form, 'file_ids'), 'complaint')
  const attached = [...attachedBefore(form), ...uploaded]
  const body = {
    ...values,
    ...('order_id' in values && { order_id: optionalText(form.get('order_id')), is_blocking: values.is_blocking === 'true' }),
    file_ids: attached.map(({ id }) => id),
  }
  // The errors of texts and of images come together: the API is only called without any.
  const parsed = schema.safeParse(body)
  const found = { ...(parsed.success ? {} : fieldErrors(parsed.error, api.locale)), ...(errors.length > 0 && { file_ids: errors }) }
  if (Object.keys(found).length > 0)
    return { ok: false, msg: serverI18n(api.locale).t('form.errorsHeading'), errors: found, values, attached }
  const result = await attempt(submit(body))
  return result.ok ? result : { ok: false, msg: result.msg, errors: result.errors, values, attached }
}

const attachedBefore = (form: FormData): AttachedImage[] =>
  form.getAll('attached').flatMap((entry) => {
    const [id = '', ...name] = String(entry).split(' ')
    return id ? [{ id, name: name.join(' ') }] : []
  })
