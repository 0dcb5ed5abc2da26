import * as z from 'zod'
import { moneySchema } from '../registry/field-schema.ts'
import { maxLengths } from '../registry/limits.ts'
import { labelError, messageKey } from '../registry/messages.ts'
import { verificationCode } from './accounts.ts'
import { instant, localized, money, pageQuery, pagination, reading } from './common.ts'
import { teamPermission } from './enums.ts'
import { newPassword, passwordConfirmation, registerForm } from './register.ts'

const { name, phone, country_code, terms, password_confirmation } = registerForm().shape
const permissions = z
  .array(teamPermission)
  .max(teamPermission.options.length, messageKey('too_many'))
  .transform((chosen) => [...new Set(chosen)])

// Who sees no orders has none to pay.
const seesWhatItPays = ({ permissions }: { permissions: readonly string[] }): boolean =>
  !permissions.includes('pay') || permissions.includes('order') || permissions.includes('view_all')
const paysUnseen = {
  ...labelError({
    en: 'Add “Order” or “See all orders”: who pays must see the orders',
    ar: 'أضف «الطلب باسم المنشأة» أو «عرض كل الطلبات»: من يدفع يجب أن يرى الطلبات',
  }),
  path: ['permissions'],
  ...reading('permissions'),
}

/** Of a colleague who orders: up to which total of an order it accepts. */
const approval_limit = moneySchema()

/** POST provider/users: who is invited, and with which permissions. */
export const inviteUserForm = z
  .strictObject({
    ...{ name, phone, country_code, permissions },
    // Nobody is bound before the company has entered an amount.
    approval_limit: approval_limit.default(0),
  })
  .refine(seesWhatItPays, paysUnseen)
/** PATCH provider/users/:id: without a limit it stays as it is. */
export const editUserForm = z
  .strictObject({ name, permissions, approval_limit: approval_limit.optional() })
  .refine(seesWhatItPays, paysUnseen)

/** POST auth/invitation: the code of the invitation and the password that the invited person chooses. */
export const acceptInvitationForm = (passwordMin: number) =>
  z
    .strictObject({
      challenge_id: z.uuid(),
      code: verificationCode,
      password: newPassword(passwordMin),
      password_confirmation,
      terms,
      device: z.string().max(maxLengths.text).optional(),
    })
    .refine((form) => form.password_confirmation === form.password, passwordConfirmation)

/** A person who acts for a provider or a company client: its owner or a user it added. */
const teamMember = z.object({
  id: z.uuid(),
  name: z.string(),
  phone: z.string(), // national part, '05xxxxxxxx'
  is_owner: z.boolean(),
  permissions: z.array(teamPermission), // of an owner: all
  approval_limit: money.nullable(), // null: none applies
  status: z.enum(['invited', 'active', 'blocked']),
  /** Until when the invitation can be accepted; null once it was accepted or has expired. */
  invited_until: instant.nullable(),
  is_self: z.boolean(),
  /** Whether the current user may edit, block and remove this person. */
  can_manage: z.boolean(),
  /** Blocks of the administration cannot be lifted by the provider or company. */
  can_unblock: z.boolean(),
})
export type TeamMember = z.output<typeof teamMember>

/** GET provider/users. `grantable`: the permissions that the current user may give. */
export const team = z.object({ members: z.array(teamMember), grantable: z.array(teamPermission) })
export type Team = z.output<typeof team>

/** GET provider/log */
export const teamLogQuery = pageQuery.extend({ user_id: z.uuid().optional() })
export const teamLog = z.object({
  members: z.array(z.object({ id: z.uuid(), name: z.string() })),
  data: z.array(
    z.object({
      id: z.uuid(),
      actor_name: z.string(),
      action: localized,
      subject: localized, // what kind of record
      title: localized.nullable(), // its name at the time
      order_id: z.uuid().nullable(),
      reason: z.string().nullable(),
      at: instant,
    }),
  ),
  pagination,
})
export type TeamLogQuery = z.output<typeof teamLogQuery>
export type TeamLog = z.output<typeof teamLog>
