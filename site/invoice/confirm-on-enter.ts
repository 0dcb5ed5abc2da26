type EnterPress = { event: { key: string; target: unknown; preventDefault: () => void }; form: HTMLFormElement }

/** Enter in a field opens the confirmation of the form instead of sending it. */
export function confirmOnEnter({ event, form }: EnterPress): void {
  if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return
  event.preventDefault()
  const confirmation = form.querySelector<HTMLDetailsElement>('details[data-confirmation]')
  if (!confirmation) return
  confirmation.open = true
  confirmation.querySelector('button')?.focus()
}
