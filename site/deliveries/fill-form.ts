import type { DamageMark } from '@wasl/shared/rules/rental-choices.ts'
import type { QueuedStep } from './step-queue.ts'

/** Puts what a step has into the fields of its form, its photos too. Damage has fields of its own, which `marksOf` fills. */
export function fillForm(form: HTMLFormElement, { fields, photos }: Pick<QueuedStep, 'fields' | 'photos'>): void {
  for (const control of form.elements) {
    if (control instanceof HTMLInputElement && control.type === 'file') fillFiles(control, photos)
    else if (control instanceof HTMLInputElement && control.type === 'checkbox')
      control.checked = fields.some(([name, value]) => name === control.name && value === control.value)
    else if (control instanceof HTMLInputElement || control instanceof HTMLSelectElement || control instanceof HTMLTextAreaElement) {
      const entered = fields.find(([name]) => name === control.name)
      if (entered && !control.name.startsWith(damage)) control.value = entered[1]
    }
  }
  for (const section of form.querySelectorAll('details')) section.open ||= section.querySelector('textarea')?.value !== ''
}

/** The field shows its files once it was told of a change. */
function fillFiles(input: HTMLInputElement, photos: QueuedStep['photos']): void {
  const list = new DataTransfer()
  for (const { file } of photos) list.items.add(file)
  input.files = list.files
  input.dispatchEvent(new Event('change', { bubbles: true }))
}

const damage = 'damage.'

/** The marks of damage among the fields of a step, in their order. */
export function marksOf(fields: QueuedStep['fields']): DamageMark[] {
  const entered = new Map(fields)
  const marks: DamageMark[] = []
  for (let at = 0; entered.has(`${damage}${at}.x`); at++) {
    const part = (name: string) => entered.get(`${damage}${at}.${name}`) ?? ''
    marks.push({ x: Number(part('x')), y: Number(part('y')), note: part('note') })
  }
  return marks
}
