import * as z from 'zod'
import { maxLengths } from '../registry/limits.ts'
import { messageKey } from '../registry/messages.ts'
import type { Label } from '../units.ts'
import { deletionPhrase } from './choices.ts'
import { instant } from './common.ts'

const wrongWord: Label = { en: `Type ${deletionPhrase.en} to confirm`, ar: `اكتب «${deletionPhrase.ar}» للتأكيد` }

/** POST user/delete-account */
export const deleteAccountForm = z.strictObject({
  password: z.string(messageKey('required')).min(1, messageKey('required')).max(maxLengths.password, messageKey('too_long')),
  confirmation: z
    .string(messageKey('required'))
    .max(maxLengths.text, messageKey('too_long'))
    .trim()
    .min(1, messageKey('required'))
    .refine((word) => word === '' || word === deletionPhrase.ar || word.toUpperCase() === deletionPhrase.en, {
      error: messageKey('invalid'),
      params: { label: wrongWord },
    }),
})

/** What keeps an account from being deleted. */
export const deletionObstacle = z.enum(['open_orders', 'open_offers', 'held_money', 'balance', 'open_withdrawal', 'pending_payout'])
export type DeletionObstacle = z.output<typeof deletionObstacle>

const dataExport = z.object({ id: z.uuid(), status: z.enum(['preparing', 'ready']), requested_at: instant, until: instant.nullable() })

/** GET user/privacy: consents, the current export and what keeps the account from being deleted. */
export const privacyPage = z.object({
  consents: z.array(z.object({ document: z.enum(['terms', 'privacy']), version: z.int(), agreed_at: instant })),
  export: dataExport.nullable(),
  obstacles: z.array(deletionObstacle),
})
export type PrivacyPage = z.output<typeof privacyPage>
