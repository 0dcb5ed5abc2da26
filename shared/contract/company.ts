import * as z from 'zod'
import { optionalVatNumber, registrationNumber } from './business-fields.ts'

/** POST user/company as form data; `certificate` is the file, if it is replaced. */
export const companyForm = z.object({ commercial_number: registrationNumber(), vat_number: optionalVatNumber() })
