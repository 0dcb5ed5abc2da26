import { idParams } from '@wasl/shared/contract/common.ts'
import { handOverForm, takeBackForm } from '@wasl/shared/contract/rentals.ts'
import { claimKinds } from '@wasl/shared/rules/claim-kinds.ts'
import { typedKeys } from '@wasl/shared/utils/typed-entries.ts'
import * as z from 'zod'
import type { FieldErrors } from '../../catalog/cars/rental-dates.ts'
import type { Ctx } from '../../platform/context.ts'
import type { ValidationError } from '../../platform/http/errors.ts'
import { withFurtherErrors, withoutInvalid } from '../orders/further-errors.ts'
import { loadClaimable } from '../orders/order-rental.ts'
import { loadVisibleOrder, type OrderRow } from '../orders/visible-order.ts'
import { claimErrors } from './claim-deposit.ts'
import { handOverErrors, returnErrors } from './handover-effects.ts'

type Check = (ctx: Ctx, order: OrderRow, valid: unknown) => Promise<FieldErrors>

const completed =
  (check: Check) =>
  async (ctx: Ctx, error: ValidationError, params: unknown): Promise<ValidationError> => {
    const order = await loadVisibleOrder(ctx, idParams.parse(params).id)
    return withFurtherErrors(error, await check(ctx, order, withoutInvalid(error)))
  }

const license = handOverForm.pick({ license_shown: true, contract_number: true }).strip()
const odometer = takeBackForm.pick({ km: true }).strip()
const claim = z.object({
  kind: z.enum(typedKeys(claimKinds)),
  amount: z.int().catch(0),
  file_ids: z.array(z.string()).catch([]).default([]),
})

/** What the steps of a rental check after their form, for an invalid one: all errors at once. */
export const rentalStepErrors = {
  hand_over: completed(async (ctx, order, valid) => {
    const { data } = license.safeParse(valid)
    return data ? handOverErrors(ctx, order, data) : {}
  }),
  take_back: completed(async (ctx, order, valid) => {
    const { data } = odometer.safeParse(valid)
    return data ? returnErrors(ctx, order, data) : {}
  }),
  claim_deposit: completed(async (ctx, order, valid) => {
    const { data } = claim.extend({ more: z.array(claim).catch([]).default([]) }).safeParse(valid)
    const claimable = await loadClaimable(ctx, order)
    return data && claimable > 0 ? claimErrors([data, ...data.more], claimable) : {}
  }),
}
