import * as z from 'zod'
import { messageKey } from '../registry/messages.ts'
import { hasIdForm, isNationalId } from '../rules/official-numbers.ts'
import { latinDigits } from '../utils/normalize-text.ts'

/** The number of a national id or residence permit, in digits of any script. */
export const nationalIdField = z
  .string(messageKey('required'))
  .max(40, messageKey('invalid'))
  .trim()
  .overwrite(latinDigits)
  .min(1, messageKey('required'))
  .refine((number) => number === '' || hasIdForm(number), {
    error: messageKey('invalid'),
    params: {
      label: {
        en: 'Enter the 10 digits of your national ID or Iqama; they start with 1 or 2',
        ar: 'أدخل رقم الهوية الوطنية أو الإقامة من 10 أرقام يبدأ بـ 1 أو 2',
      },
    },
  })
  .refine((number) => !hasIdForm(number) || isNationalId(number), {
    error: messageKey('invalid'),
    params: { label: { en: 'This number is not correct: compare it with your card', ar: 'الرقم غير صحيح، قارنه ببطاقتك' } },
  })
export const nafathForm = z.strictObject({ national_id: nationalIdField })

/** The secret of a request, which only the browser that started it has. */
const token = z.string().min(1).max(400)
export const nafathTokenForm = z.strictObject({ token })
export const nafathLoginForm = z.strictObject({ token, device: z.string().max(200).optional() })

export const nafathStatuses = ['waiting', 'completed', 'rejected', 'expired'] as const
export type NafathStatus = (typeof nafathStatuses)[number]

/** A request that waits for its approval: the person chooses `number` in the Nafath app. */
export const nafathRequest = z.object({ token: z.string(), number: z.string(), expires_in_seconds: z.int() })
export type NafathRequest = z.output<typeof nafathRequest>

/** `has_account`: whether the approved identity belongs to an account; null before it is approved. */
export const nafathState = z.object({
  status: z.enum(nafathStatuses),
  number: z.string(),
  expires_in_seconds: z.int(),
  has_account: z.boolean().nullable(),
})
export type NafathState = z.output<typeof nafathState>

/** POST webhooks/nafath: what the service sends when a request is answered. Its other fields are ignored. */
export const nafathCallback = z.object({ token: z.string().min(1).max(8192), transId: z.string().min(1).max(200), requestId: z.uuid() })
export type NafathCallback = z.output<typeof nafathCallback>
