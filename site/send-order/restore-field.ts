export type DraftField = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** Enters a stored value into a field that is empty, or with `replacesDefault` still as the server rendered it. Keeps what was typed since. */
export function restoreField(field: DraftField, saved: string, { replacesDefault }: { replacesDefault: boolean }): void {
  if (field instanceof HTMLInputElement && field.type === 'radio') field.checked = field.checked || field.value === saved
  else if (field.value === '' || (replacesDefault && field.value === renderedValue(field))) field.value = saved
}

const renderedValue = (field: DraftField): string =>
  field instanceof HTMLSelectElement
    ? ([...field.options].find((option) => option.hasAttribute('selected'))?.value ?? '')
    : field.defaultValue
