import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { FieldErrors } from './api-error.ts'
import { Icon } from './Icon.tsx'

type Props = { msg?: string | undefined; errors?: FieldErrors | undefined; labels?: Readonly<Record<string, string>> }

/** What the server refused, above the form: a link to each field in the words that also stand beside it. Takes the focus. */
export function ErrorSummary({ msg, errors = {}, labels = {} }: Props) {
  const { t } = useTranslation()
  const box = useRef<HTMLDivElement>(null)
  const fields = Object.entries(errors)
  const shown = Boolean(msg) || fields.length > 0
  // The reader has just sent the form and the answer is up here: focus and screen reader follow it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new answer is a new `errors` object
  useEffect(() => {
    if (shown) box.current?.focus()
  }, [errors, msg])
  if (!shown) return null
  return (
    <div ref={box} role="alert" tabIndex={-1} className="flex gap-3 rounded-card border border-bad bg-bad-soft p-4 text-bad">
      <Icon name="alert" className="mt-1" />
      <div>
        <p className="font-semibold">{fields.length > 0 ? t('form.problems') : msg}</p>
        {fields.length > 0 && (
          <ul className="mt-1 space-y-0.5">
            {fields.map(([field, said]) => (
              <li key={field}>
                <a href={`#${field}`} className="underline underline-offset-4">
                  {labels[field] ? `${labels[field]}: ` : ''}
                  {said.join(' ')}
                </a>
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  )
}
