import type { ServiceMode } from '@wasl/shared/rules/service-modes.ts'

/** The steps of the order form on a phone. A remote order has no place; its date and time are in the last step. */
export type FormStep = 'service' | 'place' | 'send'

export const stepsOf = (mode: ServiceMode): readonly FormStep[] => (mode === 'remote' ? ['service', 'send'] : ['service', 'place', 'send'])

/** The fragment of the address that opens a step. */
export const stepHash = (step: FormStep): string => `#step-${step}`

const placeFields = /^((to_|save_)?(city|lat|lng|district|address|short_address)|meeting_way|wanted)/
const serviceFields = /^(items|provider_ids|close_others|package_id|package_total)(\.|$)/

/** The step that has a field; a field that is in none, such as the category, counts to the last one. */
export function stepOfField(field: string, steps: readonly FormStep[]): FormStep {
  if (serviceFields.test(field)) return 'service'
  return placeFields.test(field) && steps.includes('place') ? 'place' : 'send'
}

/** Whether styles show an element. `checkVisibility` is missing in Safari before 17.4. */
export const isShown = (element: HTMLElement): boolean => element.checkVisibility?.() ?? element.offsetParent !== null
