export const accountTypes = ['individual', 'company', 'provider'] as const
export type AccountType = (typeof accountTypes)[number]

/** The stored values of the registration form: everything but passwords and files. */
export type RegisterValues = Readonly<Partial<Record<string, string>>>

const storedFields = ['name', 'name.ar', 'name.en', 'type', 'phone', 'email', 'city_id', 'commercial_number', 'vat_number', 'terms']

export const storedValues = (form: FormData): RegisterValues =>
  Object.fromEntries(storedFields.flatMap((name) => (typeof form.get(name) === 'string' ? [[name, String(form.get(name))]] : [])))

const field = (form: FormData, name: string) => String(form.get(name) ?? '')
const contactOf = (form: FormData) => ({
  phone: field(form, 'phone'),
  country_code: field(form, 'country_code') || '966',
  city_id: field(form, 'city_id'),
})
const accountOf = (form: FormData) => ({
  ...contactOf(form),
  email: field(form, 'email'),
  password: field(form, 'password'),
  password_confirmation: field(form, 'password_confirmation'),
})
const acceptsTerms = (form: FormData): boolean => form.get('terms') === 'true'

/** What an individual client sends. */
export const individualBody = (form: FormData) => ({ ...accountOf(form), terms: acceptsTerms(form), name: field(form, 'name') })

/** What a client sends who orders as a guest. */
export const guestBody = (form: FormData) => ({ ...contactOf(form), terms: acceptsTerms(form), name: field(form, 'name') })

/** What a provider sends. */
export const providerBody = (form: FormData) => ({
  ...accountOf(form),
  terms: acceptsTerms(form),
  name: { ar: field(form, 'name.ar'), en: field(form, 'name.en') },
  type: field(form, 'type'),
})

/** What a company sends: form data with a file. */
export function companyBody(form: FormData): FormData {
  const body = new FormData()
  const numbers = { commercial_number: field(form, 'commercial_number'), vat_number: field(form, 'vat_number') }
  const values = { ...accountOf(form), name: field(form, 'name'), ...numbers, terms: String(acceptsTerms(form)) }
  for (const [name, value] of Object.entries(values)) body.set(name, value)
  const certificate = form.get('certificate')
  if (certificate instanceof File && certificate.size > 0) body.set('certificate', certificate, certificate.name)
  return body
}
