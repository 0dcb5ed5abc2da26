import { type FirstStepsChoice, type FirstStepsView, firstStepsForm } from '@wasl/shared/contract/first-steps.ts'
import { type FirstStep, type FirstStepName, firstSteps } from '@wasl/shared/first-steps.ts'
import { typedKeys } from '@wasl/shared/utils/typed-entries.ts'
import { eq } from 'drizzle-orm'
import type { z } from 'zod'
import type { Ctx } from '../../platform/context.ts'
import { inTransaction } from '../../platform/db/database.ts'
import { storeChoice } from '../../settings/change-setting.ts'
import { settings } from '../../settings/tables/settings.ts'
import { firstStepChecks } from './checks.ts'

/** The row of the table of settings with what the administrator decided about the list. */
const choiceKey = 'first_steps'
const noChoice: FirstStepsChoice = { skipped: [], is_hidden: false }

/** The steps of a new deployment with their state now. */
export async function loadFirstSteps(ctx: Ctx): Promise<FirstStepsView> {
  const { skipped, is_hidden } = await loadChoice(ctx)
  const steps = await Promise.all(
    typedKeys(firstSteps).map(async (name) => {
      const isDone = await firstStepChecks[name](ctx)
      return {
        name,
        state: isDone ? ('done' as const) : skipped.includes(name) && !isRequired(name) ? ('skipped' as const) : ('open' as const),
      }
    }),
  )
  return { is_hidden, steps }
}

/** Ticks steps by hand, or hides the list. */
export async function changeFirstSteps(ctx: Ctx, change: z.output<typeof firstStepsForm>): Promise<FirstStepsView> {
  await inTransaction(ctx, async (ctx) => {
    const before = await loadChoice(ctx)
    const value: FirstStepsChoice = { skipped: change.skipped ?? before.skipped, is_hidden: change.is_hidden ?? before.is_hidden }
    await storeChoice(ctx, choiceKey, value)
  })
  return loadFirstSteps(ctx)
}

const isRequired = (name: FirstStepName): boolean => {
  const step: FirstStep = firstSteps[name]
  return step.isRequired === true
}

async function loadChoice({ db }: Pick<Ctx, 'db'>): Promise<FirstStepsChoice> {
  const [row] = await db.select({ value: settings.value }).from(settings).where(eq(settings.key, choiceKey))
  const parsed = firstStepsForm.safeParse(row?.value)
  return parsed.success ? { skipped: parsed.data.skipped ?? [], is_hidden: parsed.data.is_hidden ?? false } : noChoice
}
