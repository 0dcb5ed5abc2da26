import { randomBytes } from 'node:crypto'
import type { Challenge } from '@wasl/shared/contract/accounts.ts'
import { registerCompanyForm, registerForm, registerGuestForm, registerProviderForm } from '@wasl/shared/contract/register.ts'
import { and, eq, isNull, or } from 'drizzle-orm'
import type { Ctx } from '../../platform/context.ts'
import { inTransaction } from '../../platform/db/database.ts'
import { invalidFormMessage, RequestError } from '../../platform/http/errors.ts'
import { parse } from '../../platform/http/parse.ts'
import type { RawFile } from '../../platform/uploads/read-form.ts'
import { storeUpload } from '../../platform/uploads/store-upload.ts'
import { insertRowUnlessTaken } from '../../resources/write/insert-row.ts'
import { loadSettings } from '../../settings/load-settings.ts'
import { requireCity } from '../profiles/require-city.ts'
import { pendingRegistrations } from '../tables/access.ts'
import { users } from '../tables/people.ts'
import { applyRegistration, type RegistrationForm, releaseExpiredInvitation } from './apply-registration.ts'
import { assertNotPhone, hashPassword } from './password.ts'
import { sendCode } from './send-code.ts'

type NewAccount = Omit<RegistrationForm, 'password_hash' | 'locale' | 'certificate_file_id'> & {
  phone: string
  country_code: string
  password: string
  certificate?: RawFile
}

const registeredPhone = { en: 'This number is already registered. Log in instead', ar: 'هذا الرقم مسجّل من قبل. سجّل الدخول' }
const noCompany = { commercial_number: null, vat_number: null }

/** Registers an individual client and sends the code that activates the account. */
export async function register(ctx: Ctx, input: unknown): Promise<Challenge> {
  const { terms, password_confirmation, ...form } = parse(registerForm(await loadSettings(ctx)), input)
  return startRegistration(ctx, { ...form, ...noCompany, client_type: 'individual', provider: null })
}

/** Registers an individual client who orders as a guest: nobody knows the password. Its phone is enough to choose one, as for a forgotten password. */
export async function registerGuest(ctx: Ctx, input: unknown): Promise<Challenge> {
  const { terms, ...form } = parse(registerGuestForm(await loadSettings(ctx)), input)
  const password = randomBytes(32).toString('base64url')
  return startRegistration(ctx, { ...form, ...noCompany, email: null, password, client_type: 'individual', provider: null })
}

/** Registers an individual client whose identity a Nafath request has proved; the code that is sent also gives the account this identity. */
export async function registerVerified(ctx: Ctx, input: object, nafath_request_id: string): Promise<Challenge> {
  const { terms, password_confirmation, ...form } = parse(registerForm(await loadSettings(ctx)), input)
  return startRegistration(ctx, { ...form, ...noCompany, client_type: 'individual', provider: null }, nafath_request_id)
}

/** Registers a company client with the certificate of its registration. */
export async function registerCompany(ctx: Ctx, input: { fields: object; certificate: RawFile | null }): Promise<Challenge> {
  const schema = registerCompanyForm<RawFile>(await loadSettings(ctx))
  const { terms, password_confirmation, ...form } = parse(schema, { ...input.fields, certificate: input.certificate })
  return startRegistration(ctx, { ...form, client_type: 'company', provider: null })
}

/** Registers the owner of a new provider, whose application follows once the phone is verified. */
export async function registerProvider(ctx: Ctx, input: unknown): Promise<Challenge> {
  const { terms, password_confirmation, name, type, ...form } = parse(registerProviderForm(await loadSettings(ctx)), input)
  const provider = { name_ar: name.ar, name_en: name.en, type }
  return startRegistration(ctx, { ...form, ...noCompany, name: name[ctx.locale], client_type: null, provider })
}

/**
 * A phone whose account was never activated can register again, since nobody has proved to own the number: the form waits until its own code
 * is entered. A taken phone and an unknown city are field errors.
 */
async function startRegistration(
  ctx: Ctx,
  { phone, country_code, password, certificate, ...account }: NewAccount,
  nafath_request_id: string | null = null,
): Promise<Challenge> {
  await requireCity(ctx, account.city_id, 'city_id')
  assertNotPhone(password, phone)
  const form = { ...account, certificate_file_id: null, password_hash: await hashPassword(password), locale: ctx.locale }
  return inTransaction(ctx, async (ctx) => {
    const { name, password_hash } = form
    const user = { name, phone, country_code, password_hash, role: 'client', status: 'not_activated' } as const
    await releaseExpiredInvitation(ctx, phone)
    const added = await insertRowUnlessTaken(ctx, users, users.phone, user, 'is from a guest')
    const user_id = added?.id ?? (await findWaitingAccount(ctx, phone))
    if (!user_id) throw new RequestError('registered', invalidFormMessage, { errors: { phone: [registeredPhone] } })
    const registration_id = added ? null : crypto.randomUUID()
    const storeForm = async (form: RegistrationForm) => {
      if (!registration_id) return applyRegistration(ctx, user_id, form)
      const row = { ...form, id: registration_id, created_at: ctx.clock.now() }
      await ctx.db.insert(pendingRegistrations).values(row).onConflictDoUpdate({ target: pendingRegistrations.id, set: row })
    }
    await storeForm(form)
    // Before the file is stored: it counts against the limits.
    const challenge = await sendCode(ctx, { purpose: 'register', phone, user_id, registration_id, nafath_request_id })
    if (!certificate) return challenge
    const file = await storeUpload(ctx, { purpose: 'document', file: certificate, field: 'certificate', owner_user_id: user_id })
    await storeForm({ ...form, certificate_file_id: file.id })
    return challenge
  })
}

/** The account of this phone if nobody has activated it and its owner made it: not one that a provider or a company made for somebody. */
async function findWaitingAccount(ctx: Ctx, phone: string): Promise<string | undefined> {
  const [user] = await ctx.db
    .select({ id: users.id })
    .from(users)
    .where(
      and(
        eq(users.phone, phone),
        eq(users.status, 'not_activated'),
        isNull(users.company_id),
        or(eq(users.role, 'client'), eq(users.is_invited, false)),
      ),
    )
  return user?.id
}
