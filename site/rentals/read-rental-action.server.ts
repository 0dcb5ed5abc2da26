import { maxClaims } from '@wasl/shared/rules/claim-kinds.ts'
import { findEntry } from '@wasl/shared/utils/typed-entries.ts'
import { optionalText, parseRiyals, parseWholeNumber } from '../forms/form-values.ts'
import { formFiles, uploadAll } from '../forms/uploads.server.ts'
import type { ApiClient } from '../server/api.server.ts'

type Body = Readonly<Record<string, unknown>>
type ReadBody = (api: ApiClient, form: FormData) => Body | Promise<Body>

/** The fields of the transitions of a rental, not validated. */
const bodies: Readonly<Record<string, ReadBody>> = {
  edit_dates: (_, form) => ({ pickup_at: instantOf(form, 'from'), return_at: instantOf(form, 'to') }),
  finish_inspection: (_, form) => ({ checks: form.getAll('checks').map(String) }),
  hand_over: async (api, form) => ({
    ...(await readCondition(api, form)),
    license_shown: form.has('license_shown'),
    contract_number: optionalText(form.get('contract_number')),
    permit_number: optionalText(form.get('permit_number')),
  }),
  swap_car: (_, form) => ({ car_id: optionalText(form.get('car_id')) }),
  request_extension: (_, form) => ({ return_at: optionalText(form.get('return_at')) }),
  take_back: (api, form) => readCondition(api, form),
  claim_deposit: async (api, form) => ({ ...(await readClaim(api, form, '')), more: await readMoreClaims(api, form) }),
}

/** What the form of a transition adds to its body: nothing if it is none of a rental. */
export const readRentalAction = async (api: ApiClient, name: string, form: FormData): Promise<Body> =>
  (await findEntry(bodies, name)?.(api, form)) ?? {}

const instantOf = (form: FormData, name: string): string => `${form.get(name)}T${form.get(`${name}_time`)}:00+03:00`

async function readCondition(api: ApiClient, form: FormData): Promise<Body> {
  return {
    km: parseWholeNumber(form.get('km')),
    fuel: parseWholeNumber(form.get('fuel')),
    damage: readMarks(form),
    notes: optionalText(form.get('notes')),
    taken_at: optionalText(form.get('taken_at')),
    file_ids: [...form.getAll('uploaded_id').map(String), ...(await uploadAll(api, formFiles(form, 'file_ids'), 'complaint', 'file_ids'))],
  }
}

const readClaim = async (api: ApiClient, form: FormData, prefix: string): Promise<Body> => ({
  kind: optionalText(form.get(`${prefix}kind`)),
  amount: parseRiyals(form.get(`${prefix}amount`)),
  file_ids: await uploadAll(api, formFiles(form, `${prefix}file_ids`), 'complaint', `${prefix}file_ids`),
})

/** The further claims up to the last one of which anything is filled in. */
async function readMoreClaims(api: ApiClient, form: FormData): Promise<Body[]> {
  const isFilled = (at: number) =>
    [...form].some(([name, value]) => name.startsWith(`more.${at}.`) && (typeof value === 'string' ? value.trim() !== '' : value.size > 0))
  const count = [...Array(maxClaims).keys()].findLastIndex(isFilled) + 1
  const claims: Body[] = []
  for (let at = 0; at < count; at++) {
    const claim = await readClaim(api, form, `more.${at}.`)
    claims.push({ ...claim, reason: String(form.get(`more.${at}.reason`) ?? '').trim() })
  }
  return claims
}

/** The marks of `DamageMarks`, in their order. */
function readMarks(form: FormData): Body[] {
  const marks: Body[] = []
  for (let at = 0; form.has(`damage.${at}.x`); at++) {
    const [x, y] = [form.get(`damage.${at}.x`), form.get(`damage.${at}.y`)].map(Number)
    marks.push({ x, y, note: String(form.get(`damage.${at}.note`) ?? '').trim() })
  }
  return marks
}
