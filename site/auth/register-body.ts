export const accountTypes = ['individual', 'company', 'provider'] as const
export type AccountType = (typeof accountTypes)[number]

/** The stored values of the registration form: everything but passwords and files. */
export type RegisterValues = Readonly<Partial<Record<string, string>>>

const storedFields = ['name', 'name.ar', 'name.en', 'type', 'phone', 'email', 'city_id', 'commercial_number', 'vat_number', 'terms']

export const storedValues = (form: FormData): RegisterValues =>
  Object.fromEntries(storedFields.flatMap((name) => (typeof form.get(name) === 'string' ? [[name, String(form.get(name))]] : [])))

/** The path and body of the registration of an account: form data for a company, which sends a file. */
export function registerRequest(accountType: AccountType, form: FormData): { path: string; body: unknown } {
  const field = (name: string) => String(form.get(name) ?? '')
  const account = {
    phone: field('phone'),
    country_code: field('country_code') || '966',
    email: field('email'),
    city_id: field('city_id'),
    password: field('password'),
    password_confirmation: field('password_confirmation'),
  }
  const terms = form.get('terms') === 'true'
  if (accountType === 'individual') return { path: '/auth/register', body: { ...account, terms, name: field('name') } }
  if (accountType === 'provider') {
    const name = { ar: field('name.ar'), en: field('name.en') }
    return { path: '/auth/register/provider', body: { ...account, terms, name, type: field('type') } }
  }
  const body = new FormData()
  const company = { ...account, name: field('name'), commercial_number: field('commercial_number'), vat_number: field('vat_number') }
  for (const [name, value] of Object.entries({ ...company, terms: String(terms) })) body.set(name, value)
  const certificate = form.get('certificate')
  if (certificate instanceof File && certificate.size > 0) body.set('certificate', certificate, certificate.name)
  return { path: '/auth/register/company', body }
}
