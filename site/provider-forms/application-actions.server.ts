import type { Named } from '@wasl/shared/contract/common.ts'
import type { ProviderApplication } from '@wasl/shared/contract/provider-application.ts'
import { ApiError } from '@wasl/shared/data-provider/api-error.ts'
import type { ApplicationStep } from '@wasl/shared/rules/application-review.ts'
import { typedKeys } from '@wasl/shared/utils/typed-entries.ts'
import { optionalText } from '../forms/form-values.ts'
import { uploadOne } from '../forms/uploads.server.ts'
import { type ApiClient, type ApiResult, attempt } from '../server/api.server.ts'
import { loadCities, servedCities } from '../server/cities.server.ts'
import type { PageStep } from './page-steps.ts'
import { readBank, readHolidays, readServices, readWorkTimes, servicesErrors } from './read-provider-form.ts'
import type { OfferedService } from './ServicesField.tsx'
import type { StepOptions } from './StepFields.tsx'

/** Where the parts of an approved provider are saved. */
export const businessUrl = '/provider/business'
const all = '_start=0&_end=500'

/** What the form of a step chooses from; null for what cannot be loaded, so that the form offers to try again. */
export async function loadOptions(api: ApiClient, step: PageStep): Promise<StepOptions> {
  const cities = step === 'services' || step === 'details' ? await loadCities(api, servedCities) : null
  return { cities, catalog: step === 'services' ? await loadCatalog(api) : null }
}

async function loadCatalog(api: ApiClient): Promise<StepOptions['catalog']> {
  const list = <Row extends Named>(path: string) => api.list<Row>(`${path}?${all}`, { skipPageStatus: true })
  try {
    const [categories, services] = await Promise.all([list('/categories'), list<Named & OfferedService>('/services')])
    return {
      categories: categories.rows.map(({ id, name }) => ({ id, name })),
      services: services.rows.map(({ id, category_id, name }) => ({ id, category_id, name })),
    }
  } catch (error) {
    if (error instanceof ApiError) return null
    throw error
  }
}

/** Saves a step of the application, or at `url` the same part of an approved provider, with the values of its form. */
export async function saveStep(api: ApiClient, step: ApplicationStep, form: FormData, url = `/provider/application/${step}`) {
  if (step === 'services') {
    const body = readServices(form, (await api.list<OfferedService>(`/services?${all}`)).rows)
    const result = await attempt(api.patch<ProviderApplication>(url, body))
    return result.ok ? result : { ...result, errors: servicesErrors(result.errors, body.services) }
  }
  return attempt(bodyOf(api, step, form, url).then((body): Promise<ApiResult<ProviderApplication>> => api.patch(url, body)))
}

async function bodyOf(api: ApiClient, step: Exclude<ApplicationStep, 'services'>, form: FormData, url: string): Promise<object> {
  const field = (name: string) => String(form.get(name) ?? '')
  if (step === 'times') return { work_times: readWorkTimes(form), ...(url.startsWith(businessUrl) && { holidays: readHolidays(form) }) }
  if (step === 'bank') return readBank(form)
  if (step === 'details') {
    const details = { name: { ar: field('name.ar'), en: field('name.en') }, city_id: field('city_id') }
    if (form.has('type')) return { ...details, type: field('type') }
    const { logo } = await api.get<ProviderApplication>('/provider/application')
    const logo_file_id = (await uploadOne(api, form.get('logo_file_id'), 'avatar', 'logo_file_id')) ?? logo?.id ?? null
    return { ...details, bio: { ar: optionalText(form.get('bio.ar')), en: optionalText(form.get('bio.en')) }, logo_file_id }
  }
  const { type, certificate, photo, logo } = await api.get<ProviderApplication>('/provider/application')
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
