import * as z from 'zod'
import { type FirstStepName, firstSteps } from '../first-steps.ts'
import { typedKeys } from '../utils/typed-entries.ts'

const stepName = z.enum(typedKeys(firstSteps))

/** The steps of a new deployment. `skipped`: ticked by hand, as not needed here. */
export const firstStepsView = z.object({
  is_hidden: z.boolean(),
  steps: z.array(z.object({ name: stepName, state: z.enum(['done', 'skipped', 'open']) })),
})
export type FirstStepsView = z.output<typeof firstStepsView>

/** What the administrator decided: the steps ticked by hand, and whether the list is hidden. */
export const firstStepsForm = z.strictObject({ skipped: z.array(stepName).optional(), is_hidden: z.boolean().optional() })

export type FirstStepsChoice = { skipped: readonly FirstStepName[]; is_hidden: boolean }
