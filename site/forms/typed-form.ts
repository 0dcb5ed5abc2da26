/** What was typed into a form, without passwords and files. `intent`: which of several forms of a page it is. */
export type TypedForm = { intent: string; entries: readonly (readonly [name: string, value: string])[] }

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

export const readForm = (form: HTMLFormElement): TypedForm => ({
  intent: intentOf(form),
  entries: typedControls(form)
    .filter((control) => !isChoice(control) || control.checked)
    .map(({ name, value }) => [name, value]),
})

/** Enters the stored values as a person would, and opens the section that the form is in. */
export function fillForm(form: HTMLFormElement, { entries }: TypedForm): void {
  for (const control of typedControls(form)) {
    const values = entries.filter(([name]) => name === control.name).map(([, value]) => value)
    if (isChoice(control)) {
      if (control.checked !== values.includes(control.value)) control.click()
    } else if (values[0] !== undefined) setValue(control, values[0])
  }
  const section = form.closest('details')
  if (section) section.open = true
}

export const isSameForm = (form: HTMLFormElement, { intent }: TypedForm): boolean => intentOf(form) === intent

const intentOf = (form: HTMLFormElement): string => String(new FormData(form).get('intent') ?? '')

const unstoredTypes = new Set(['hidden', 'password', 'file', 'submit', 'button'])

const typedControls = (form: HTMLFormElement): Control[] =>
  [...form.elements].filter(
    (element): element is Control =>
      (element instanceof HTMLInputElement || element instanceof HTMLSelectElement || element instanceof HTMLTextAreaElement) &&
      element.name !== '' &&
      !unstoredTypes.has(element.type),
  )

const isChoice = (control: Control): control is HTMLInputElement => control.type === 'radio' || control.type === 'checkbox'

/** The setter of the prototype and the event also reach an input whose value is a React state. */
function setValue(control: Control, value: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, value)
  control.dispatchEvent(new Event(control instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }))
}
