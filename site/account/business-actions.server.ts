import { showApplication } from '@wasl/shared/contract/endpoints/provider-application.ts'
import {
  editBusinessGallery,
  editBusinessPhoto,
  requestDocumentChange,
  startBankChange,
  verifyBankChange,
  withdrawDocumentChange,
} from '@wasl/shared/contract/endpoints/provider-business.ts'
import { pathIn } from '@wasl/shared/pages/locale-path.ts'
import { pages } from '@wasl/shared/pages/pages.ts'
import { data } from 'react-router'
import { formFiles, uploadAll, uploadOne } from '../forms/uploads.server.ts'
import { loadOptions, saveBusinessPart } from '../provider-forms/application-actions.server.ts'
import { maxGallery } from '../provider-forms/GalleryFields.tsx'
import { readBank, readGallery } from '../provider-forms/read-provider-form.ts'
import { type ApiClient, attempt } from '../server/api.server.ts'
import type { Session } from '../server/session.server.ts'
import { redirectWithToast } from '../server/toast.server.ts'
import { businessParts } from './profile-tabs.ts'

const noOptions = { cities: null, catalog: null }
const partOf = (requested: unknown) => businessParts.find((part) => part === requested) ?? 'services'

/** The open part of the user's own provider, with what its form chooses from. */
export async function loadBusiness(api: ApiClient, requested: string | null) {
  const part = partOf(requested)
  const [application, options] = await Promise.all([
    api.call(showApplication),
    part === 'gallery' || part === 'documents' ? noOptions : loadOptions(api, part),
  ])
  return { part, application, options }
}

export async function saveBusiness({ api, locale }: Pick<Session, 'api' | 'locale'>, form: FormData) {
  const part = partOf(form.get('part'))
  if (part === 'bank') return changeBank({ api, locale }, form)
  if (part === 'documents') return changeDocuments({ api, locale }, form)
  const result = part === 'gallery' ? await saveGallery(api, form) : await saveBusinessPart(api, part, form)
  if (!result.ok) return data({ msg: result.msg, errors: result.errors, values: {} }, { status: result.status })
  return redirectWithToast(pathIn(locale, pages.profile({ tab: 'business', part })), result.msg)
}

/** Uploads the new images and saves them after the stored ones, without captions at first. */
const saveGallery = (api: ApiClient, form: FormData) => {
  const stored = readGallery(form)
  const save = async () => {
    const added = await uploadAll(api, formFiles(form, 'images').slice(0, maxGallery), 'gallery', 'images')
    return api.submit(editBusinessGallery, {
      entered: { gallery: [...stored, ...added.map((file_id) => ({ file_id, caption: null, is_before: false }))] },
    })
  }
  return attempt(save())
}

/** Sends the code for a new bank account, or changes it with the code. The page keeps the account in the form until then. */
async function changeBank({ api, locale }: Pick<Session, 'api' | 'locale'>, form: FormData) {
  const bank = readBank(form)
  const { challenge_id, code, password } = Object.fromEntries(form)
  if (challenge_id === undefined) {
    const sent = await attempt(api.submit(startBankChange, { entered: { ...bank, password } }))
    if (!sent.ok) return data({ msg: sent.msg, errors: sent.errors, values: bank }, { status: sent.status })
    return data({ msg: '', errors: {}, values: { ...bank, challenge_id: sent.data.challenge_id } })
  }
  const result = await attempt(api.submit(verifyBankChange, { entered: { ...bank, challenge_id, code } }))
  if (result.ok) return redirectWithToast(pathIn(locale, pages.profile({ tab: 'business', part: 'bank' })), result.msg)
  return data(
    { msg: result.msg, errors: result.errors, values: { ...bank, challenge_id: String(challenge_id) } },
    { status: result.status },
  )
}

/** Replaces the photo, sends new documents to review, or withdraws those that are being reviewed. */
async function changeDocuments({ api, locale }: Pick<Session, 'api' | 'locale'>, form: FormData) {
  const intent = String(form.get('intent') ?? '')
  const result = await attempt(sendDocuments(api, intent, form))
  if (result.ok) return redirectWithToast(pathIn(locale, pages.profile({ tab: 'business', part: 'documents' })), result.msg)
  return data({ msg: result.msg, errors: result.errors, values: { intent } }, { status: result.status })
}

async function sendDocuments(api: ApiClient, intent: string, form: FormData) {
  if (intent === 'withdraw') return api.submit(withdrawDocumentChange)
  if (intent === 'photo') {
    const photo_file_id = (await uploadOne(api, form.get('photo_file_id'), 'document', 'photo_file_id')) ?? ''
    return api.submit(editBusinessPhoto, { entered: { photo_file_id } })
  }
  const { type, certificate, document_change } = await api.call(showApplication)
  const stored = (document_change ?? { certificate }).certificate?.id ?? ''
  const entered = {
    ...(type === 'company' && { commercial_number: form.get('commercial_number') }),
    vat_number: form.get('vat_number'),
    certificate_file_id: (await uploadOne(api, form.get('certificate_file_id'), 'document', 'certificate_file_id')) ?? stored,
  }
  return api.submit(requestDocumentChange, { entered })
}
