/** What was entered in one field, in the words of the form. */
export type ReviewRow = { name: string; label: string; value: string }

type ReviewTexts = { labels: Readonly<Record<string, string>>; located: string; countFiles: (count: number) => string }

/** What was entered in the earlier steps of the form, in page order. `located`: instead of coordinates. */
export function readReview(sections: readonly Element[], { labels, located, countFiles }: ReviewTexts): ReviewRow[] {
  const controls = sections.flatMap((section) => [...section.querySelectorAll('input, textarea, select')])
  const values = new Map(controls.flatMap((control) => (isChosen(control) ? [[nameOf(control), enteredValue(control)] as const] : [])))
  for (const control of controls) {
    const field = /^(.*?)\.?keep_file_ids$/.exec(nameOf(control))?.[1]
    if (field === undefined) continue
    const name = labels[field] ? field : `${field}.file_ids`
    const chosen = sections.flatMap((section) => [...section.querySelectorAll(`[name="${nameOf(control)}"]:checked`)])
    values.set(name, chosen.length > 0 ? countFiles(chosen.length) : '')
  }
  return [...values].flatMap(([name, value]) => {
    const label = labels[name]
    if (!label || !value || !isCounted(name, values) || name.endsWith('lng')) return []
    return [{ name, label, value: name.endsWith('lat') ? located : value }]
  })
}

const nameOf = (control: Element): string => control.getAttribute('name') ?? ''

const isChosen = (control: Element): boolean =>
  !(control instanceof HTMLInputElement) ||
  (['radio', 'checkbox'].includes(control.type) ? control.checked : !['hidden', 'file'].includes(control.type))

function enteredValue(control: Element): string {
  if (control instanceof HTMLSelectElement) return control.value && (control.selectedOptions[0]?.text ?? '')
  if (control instanceof HTMLInputElement && control.type === 'radio') return control.closest('label')?.textContent?.trim() ?? ''
  return control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement ? control.value.trim() : ''
}

/** Whether the choice that a field belongs to is made: styles hide the others, which may still have a value. */
function isCounted(name: string, values: ReadonlyMap<string, string>): boolean {
  const choices = { wanted_on: ['day', 'hour'], wanted_part: ['day'], wanted_time: ['hour'] }
  const needed = Object.entries(choices).find(([field]) => field === name)?.[1]
  const wanted = document.querySelector<HTMLInputElement>('[name=wanted]:checked')?.value ?? ''
  if (needed) return needed.includes(wanted)
  const way = document.querySelector<HTMLInputElement>('[name=meeting_way]:checked')?.value
  return name !== 'city_id' || way === undefined || way === 'office' || !values.has('meeting_way')
}
