export type DraftField = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/**
 * Enters a stored value into a field that is empty, or with `replacesDefault` still as the server rendered it. Keeps what was typed since. Returns
 * whether the field changed.
 */
export function restoreField(field: DraftField, saved: string, { replacesDefault }: { replacesDefault: boolean }): boolean {
  if (field instanceof HTMLInputElement && field.type === 'radio') {
    const isChanged = !field.checked && field.value === saved
    if (isChanged) field.checked = true
    return isChanged
  }
  const isUntouched = field.value === '' || (replacesDefault && field.value === renderedValue(field))
  if (!isUntouched || field.value === saved) return false
  enterField(field, saved)
  return true
}

/** As typing does, so that a component that controls the field takes the value over: React ignores one that a script sets on the element itself. */
export function enterField(field: DraftField, value: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
  field.dispatchEvent(new Event('input', { bubbles: true }))
  if (field instanceof HTMLSelectElement) field.dispatchEvent(new Event('change', { bubbles: true }))
}

const renderedValue = (field: DraftField): string =>
  field instanceof HTMLSelectElement
    ? ([...field.options].find((option) => option.hasAttribute('selected'))?.value ?? '')
    : field.defaultValue
