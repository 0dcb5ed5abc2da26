import { formatMessage } from '@wasl/shared/registry/messages.ts'
import type { Locale } from '@wasl/shared/units.ts'
import { parseRiyals, parseWholeNumber } from './form-values.ts'

/**
 * The error of one control by its attributes, in the words of the server: a required field without a value, a text that is no number, a number
 * outside `data-min` and `data-max`. Null if the server has to decide.
 */
export function checkField(control: EventTarget, locale: Locale): string | null {
  if (!(control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement || control instanceof HTMLSelectElement)) return null
  if (control instanceof HTMLInputElement && ['radio', 'checkbox', 'file', 'hidden'].includes(control.type)) return null
  if (control.value.trim() === '') return control.ariaRequired === 'true' ? formatMessage('required', locale) : null
  if (control.inputMode === 'decimal' && control.dataset.amount !== undefined)
    return typeof parseRiyals(control.value) === 'number' ? null : formatMessage('not_amount', locale)
  return control.inputMode === 'numeric' ? numberError(control, locale) : null
}

function numberError({ value, dataset }: HTMLElement & { value: string }, locale: Locale): string | null {
  const number = parseWholeNumber(value)
  if (typeof number !== 'number') return formatMessage('not_number', locale)
  const [min, max] = [Number(dataset.min ?? number), Number(dataset.max ?? number)]
  return number < min ? formatMessage('at_least', locale, { min }) : number > max ? formatMessage('at_most', locale, { max }) : null
}
