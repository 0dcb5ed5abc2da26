export type DraftField = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** Enters a stored value into a field that is empty, or with `replacesDefault` still as the server rendered it. Keeps what was typed since. */
export function restoreField(field: DraftField, saved: string, { replacesDefault }: { replacesDefault: boolean }): void {
  if (field instanceof HTMLInputElement && field.type === 'radio') field.checked = field.checked || field.value === saved
  else if (field.value === '' || (replacesDefault && field.value === renderedValue(field))) enterValue(field, saved)
}

/** As typing does, so that a component that controls the field takes the value over: React ignores one that a script sets on the element itself. */
function enterValue(field: DraftField, value: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

const renderedValue = (field: DraftField): string =>
  field instanceof HTMLSelectElement
    ? ([...field.options].find((option) => option.hasAttribute('selected'))?.value ?? '')
    : field.defaultValue
