import * as z from 'zod'
import { maxLengths } from '../registry/limits.ts'
import { labelError, messageKey } from '../registry/messages.ts'
import { cleanIban, isIban } from '../rules/iban.ts'
import { isRegistrationNumber, isVatNumber } from '../rules/official-numbers.ts'
import type { Label } from '../units.ts'
import { cleanLine, latinDigits } from '../utils/normalize-text.ts'

const isEmpty = (text: string) => text === ''

/** A required number of an authority: digits of any script, spaces removed; its own message when it is missing. */
const officialNumber = (isValid: (number: string) => boolean, missing: Label, wrong: Label) =>
  z
    .string(messageKey('required'))
    .max(maxLengths.text, messageKey('too_long'))
    .overwrite((typed) => latinDigits(cleanLine(typed)).replace(/[\s-]/g, ''))
    .refine((number) => !isEmpty(number), labelError(missing))
    .refine((number) => isEmpty(number) || isValid(number), labelError(wrong))

/** The number of a commercial registration. */
export const registrationNumber = () =>
  officialNumber(
    isRegistrationNumber,
    { en: 'Enter the commercial registration number', ar: 'رقم السجل التجاري مطلوب' },
    { en: 'Enter the 10 digits of the registration or unified number', ar: 'أدخل رقم السجل التجاري أو الرقم الموحد من 10 أرقام' },
  )

const vatNumber = officialNumber(
  isVatNumber,
  { en: 'Enter the VAT number', ar: 'أدخل الرقم الضريبي' },
  { en: 'A VAT number has 15 digits and begins and ends with 3', ar: 'الرقم الضريبي 15 رقمًا يبدأ وينتهي بالرقم 3' },
)

/** A VAT number, or null when empty: not every business is registered. */
export const optionalVatNumber = () =>
  z.preprocess((typed) => (typeof typed === 'string' && typed.trim() === '' ? null : (typed ?? null)), vatNumber.nullable())

/** The number of a bank account: an IBAN of any country, or digits. */
export const accountNumber = () =>
  z
    .string(messageKey('required'))
    .max(maxLengths.text, messageKey('too_long'))
    .overwrite((typed) => cleanIban(latinDigits(cleanLine(typed))))
    .min(1, messageKey('required'))
    .refine(
      (text) => isEmpty(text) || /^\d{6,24}$/.test(text) || isIban(text),
      labelError({
        en: 'Enter 6 to 24 digits, or an IBAN without a typing error',
        ar: 'أدخل من 6 إلى 24 رقمًا، أو رقم آيبان صحيحًا',
      }),
    )

/** An IBAN of any country, without spaces and in capitals. */
export const iban = () =>
  z
    .string(messageKey('required'))
    .max(maxLengths.text, messageKey('too_long'))
    .overwrite((typed) => cleanIban(latinDigits(cleanLine(typed))))
    .min(1, messageKey('required'))
    .refine(
      (text) => isEmpty(text) || isIban(text),
      labelError({
        en: 'Check the IBAN: a Saudi one is SA and 22 digits, without a typing error',
        ar: 'تحقّق من رقم الآيبان: السعودي يبدأ بـ SA ويتكوّن من 24 خانة',
      }),
    )

/** The IBAN of a bank in Saudi Arabia. */
export const saudiIban = () =>
  iban().refine(
    (text) => !isIban(text) || text.startsWith('SA'),
    labelError({ en: 'Enter the IBAN of a Saudi bank: it begins with SA', ar: 'أدخل آيبان بنك سعودي يبدأ بـ SA' }),
  )

/** POST user/company as form data; `certificate` is the file, if it is replaced. */
export const companyForm = z.object({ commercial_number: registrationNumber(), vat_number: optionalVatNumber() })
