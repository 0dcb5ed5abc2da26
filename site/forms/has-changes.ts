type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** Whether somebody changed a field inside an element: typed, ticked or chose something else than the page came with. */
export const hasChanges = (element: Element): boolean =>
  [...element.querySelectorAll<Control>('input:not([type=hidden]), select, textarea')].some((field) => {
    if (field instanceof HTMLSelectElement) return isOtherChoice(field)
    if (field instanceof HTMLInputElement && ['checkbox', 'radio'].includes(field.type)) return field.checked !== field.defaultChecked
    return field.value !== field.defaultValue
  })

// Without a chosen option the first one is selected.
function isOtherChoice({ options, selectedIndex }: HTMLSelectElement): boolean {
  const first = [...options].findIndex(({ defaultSelected }) => defaultSelected)
  return selectedIndex !== Math.max(first, 0)
}
