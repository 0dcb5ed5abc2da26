import { Form } from 'react-router'
import { usePathIn } from '../i18n/locale.ts'
import { Button } from '../ui/Button.tsx'

type Props = { page: string; q: string; state: string | undefined; label: string; buttonLabel: string }

/** Searches the rows of a provider on their page, within the chosen state. */
export function OwnSearch({ page, q, state, label, buttonLabel }: Props) {
  const pathIn = usePathIn()
  return (
    <Form key={q} action={pathIn(page)} role="search" className="flex min-w-0 grow basis-72 items-center gap-2">
      {state && <input type="hidden" name="state" value={state} />}
      <input
        type="search"
        name="q"
        dir="auto"
        autoComplete="off"
        maxLength={80}
        defaultValue={q}
        aria-label={label}
        placeholder={label}
        className="input min-w-0 grow"
      />
      <Button tone="plain" icon="search" aria-label={buttonLabel} />
    </Form>
  )
}
