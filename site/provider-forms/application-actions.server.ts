import { categories } from '@wasl/resources/categories.ts'
import { services } from '@wasl/resources/services.ts'
import {
  editApplicationBank,
  editApplicationDetails,
  editApplicationDocuments,
  editApplicationServices,
  editApplicationTimes,
  showApplication,
} from '@wasl/shared/contract/endpoints/provider-application.ts'
import { editBusinessDetails, editBusinessServices, editBusinessTimes } from '@wasl/shared/contract/endpoints/provider-business.ts'
import type { ProviderApplication } from '@wasl/shared/contract/provider-application.ts'
import { ApiError } from '@wasl/shared/data-provider/api-error.ts'
import type { ApplicationStep } from '@wasl/shared/rules/application-review.ts'
import { typedKeys } from '@wasl/shared/utils/typed-entries.ts'
import { optionalText } from '../forms/form-values.ts'
import { uploadOne } from '../forms/uploads.server.ts'
import { type ApiClient, type ApiResult, attempt, type RequestOptions } from '../server/api.server.ts'
import { loadCities } from '../server/cities.server.ts'
import type { PageStep } from './page-steps.ts'
import { readBank, readHolidays, readServices, readWorkTimes, servicesErrors } from './read-provider-form.ts'
import type { StepOptions } from './StepFields.tsx'

const listServices = (api: ApiClient, options?: RequestOptions) =>
  api.list(services, { fields: ['category_id', 'name'], limit: 500 }, options)

/** What the form of a step chooses from; null for what cannot be loaded, so that the form offers to try again. */
export async function loadOptions(api: ApiClient, step: PageStep): Promise<StepOptions> {
  const cities = step === 'services' || step === 'details' ? await loadCities(api, { onlyServed: true }) : null
  return { cities, catalog: step === 'services' ? await loadCatalog(api) : null }
}

async function loadCatalog(api: ApiClient): Promise<StepOptions['catalog']> {
  try {
    const [offered, listed] = await Promise.all([
      api.list(categories, { fields: ['name'], limit: 500 }, { skipPageStatus: true }),
      listServices(api, { skipPageStatus: true }),
    ])
    return {
      categories: offered.rows.map(({ id, name }) => ({ id, name })),
      services: listed.rows.map(({ id, category_id, name }) => ({ id, category_id, name })),
    }
  } catch (error) {
    if (error instanceof ApiError) return null
    throw error
  }
}

const stepEndpoints = {
  details: editApplicationDetails,
  services: editApplicationServices,
  times: editApplicationTimes,
  bank: editApplicationBank,
  documents: editApplicationDocuments,
} as const
const businessEndpoints = { details: editBusinessDetails, services: editBusinessServices, times: editBusinessTimes } as const
/** The steps of the application that an approved provider changes as well. */
export type BusinessPart = keyof typeof businessEndpoints

/** Saves a step of the application with the values of its form. */
export const saveStep = (api: ApiClient, step: ApplicationStep, form: FormData) =>
  saveForm(api, step, form, (entered) => api.submit(stepEndpoints[step], { entered }))

/** Saves the same part of an approved provider. */
export const saveBusinessPart = (api: ApiClient, part: BusinessPart, form: FormData) =>
  saveForm(api, part, form, (entered) => api.submit(businessEndpoints[part], { entered }), { isBusiness: true })

type Save = (entered: object) => Promise<ApiResult<ProviderApplication>>
async function saveForm(api: ApiClient, step: ApplicationStep, form: FormData, save: Save, { isBusiness = false } = {}) {
  if (step === 'services') {
    const body = readServices(form, (await listServices(api)).rows)
    const result = await attempt(save(body))
    return result.ok ? result : { ...result, errors: servicesErrors(result.errors, body.services) }
  }
  return attempt(bodyOf(api, step, form, isBusiness).then(save))
}

async function bodyOf(api: ApiClient, step: Exclude<ApplicationStep, 'services'>, form: FormData, isBusiness: boolean): Promise<object> {
  const field = (name: string) => String(form.get(name) ?? '')
  if (step === 'times') return { work_times: readWorkTimes(form), ...(isBusiness && { holidays: readHolidays(form) }) }
  if (step === 'bank') return readBank(form)
  if (step === 'details') {
    const details = { name: { ar: field('name.ar'), en: field('name.en') }, city_id: field('city_id') }
    if (form.has('type')) return { ...details, type: field('type') }
    const { logo } = await api.call(showApplication)
    const logo_file_id = (await uploadOne(api, form.get('logo_file_id'), 'avatar', 'logo_file_id')) ?? logo?.id ?? null
    const bio = { ar: optionalText(form.get('bio.ar')), en: optionalText(form.get('bio.en')) }
    const address = { ar: field('address.ar'), en: field('address.en') }
    return {
      ...details,
      bio,
      address: address.ar || address.en ? address : null,
      deposit_documents: field('deposit_documents'),
      logo_file_id,
    }
  }
  const { type, certificate, photo, logo } = await api.call(showApplication)
  const files = await uploadDocuments(api, form)
  return {
    ...(type === 'company' && { commercial_number: field('commercial_number') }),
    vat_number: field('vat_number'),
    certificate_file_id: files.certificate_file_id ?? certificate?.id ?? '',
    photo_file_id: files.photo_file_id ?? photo?.id ?? '',
    logo_file_id: files.logo_file_id ?? logo?.id ?? null,
  }
}

const documents = { certificate_file_id: 'document', photo_file_id: 'document', logo_file_id: 'avatar' } as const

/** Uploads the chosen documents; the errors of all of them are thrown together. */
async function uploadDocuments(api: ApiClient, form: FormData): Promise<Partial<Record<keyof typeof documents, string | null>>> {
  const ids: Partial<Record<keyof typeof documents, string | null>> = {}
  const failures: ApiError[] = []
  for (const name of typedKeys(documents))
    try {
      ids[name] = await uploadOne(api, form.get(name), documents[name], name)
    } catch (error) {
      if (!(error instanceof ApiError) || error.statusCode >= 500) throw error
      failures.push(error)
    }
  const [first] = failures
  if (!first) return ids
  const errors = Object.assign({}, ...failures.map(({ errors }) => errors))
  throw new ApiError(first.statusCode, { key: 'invalid', msg: first.message, errors })
}
