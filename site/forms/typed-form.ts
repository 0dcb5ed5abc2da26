import { type FormEntries, rowsEvent } from './restored-rows.ts'

/** What was typed into a form, without passwords and files. `intent`: which of several forms of a page it is. */
export type TypedForm = { intent: string; entries: FormEntries }

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

export const readForm = (form: HTMLFormElement, intent = ''): TypedForm => ({
  intent,
  entries: typedControls(form)
    .filter((control) => !isChoice(control) || control.checked)
    .map(({ name, value }) => [name, value]),
})

/** Enters the stored values as a person would, and opens the sections of what changes. */
export async function fillForm(form: HTMLFormElement, { entries }: TypedForm): Promise<void> {
  // Fields with rows listen once their own effects have run.
  await nextTask()
  form.dispatchEvent(new CustomEvent(rowsEvent, { detail: entries }))
  const filled = new Set<Control>()
  let controls = typedControls(form)
  while (controls.length > 0) {
    for (const control of controls) {
      filled.add(control)
      enter(control, entries)
    }
    // A choice may open further fields.
    await nextTask()
    controls = typedControls(form).filter((control) => !filled.has(control))
  }
  openSections(form)
}

const nextTask = () => new Promise((resolve) => setTimeout(resolve))

function enter(control: Control, entries: FormEntries): void {
  // A row brings its own.
  if (control.type === 'hidden') return
  const values = entries.filter(([name]) => name === control.name).map(([, value]) => value)
  if (isChoice(control)) {
    if (control.checked === values.includes(control.value)) return
    control.click()
  } else {
    if (values[0] === undefined || values[0] === control.value) return
    setValue(control, values[0])
  }
  openSections(control)
}

function openSections(element: Element): void {
  for (let section = element.closest('details'); section; section = section.parentElement?.closest('details') ?? null) section.open = true
}

/** Whether a form has the intent, in a hidden field or on one of its buttons. */
export function isSameForm(form: HTMLFormElement, { intent }: TypedForm): boolean {
  const intents = [...form.elements].filter(hasValue).flatMap(({ name, value }) => (name === 'intent' ? [value] : []))
  return intent === '' ? intents.length === 0 : intents.includes(intent)
}

const hasValue = (element: Element): element is HTMLInputElement | HTMLButtonElement =>
  element instanceof HTMLInputElement || element instanceof HTMLButtonElement

const unstoredTypes = new Set(['hidden', 'password', 'file', 'submit', 'button'])

const typedControls = (form: HTMLFormElement): Control[] =>
  [...form.elements].filter(
    (element): element is Control =>
      (element instanceof HTMLInputElement || element instanceof HTMLSelectElement || element instanceof HTMLTextAreaElement) &&
      element.name !== '' &&
      (!unstoredTypes.has(element.type) || 'row' in element.dataset),
  )

const isChoice = (control: Control): control is HTMLInputElement => control.type === 'radio' || control.type === 'checkbox'

/** The setter of the prototype and the event also reach an input whose value is a React state. */
function setValue(control: Control, value: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, value)
  control.dispatchEvent(new Event(control instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }))
}
