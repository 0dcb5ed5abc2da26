import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Form } from 'react-router'
import { useText } from '../i18n/locale.ts'
import { Button } from '../ui/Button.tsx'
import { Icon } from '../ui/Icon.tsx'
import { lineValue } from './cart-form.ts'
import type { CartNote } from './cart-note.server.ts'

/** What has just happened to the cart: a line that was removed and can be put back, and what a log-in reduced. Takes the focus. */
export function CartNotes({ note: { removed, reduced } }: { note: CartNote }) {
  const { t } = useTranslation('cart')
  const text = useText()
  const box = useRef<HTMLDivElement>(null)
  // The button that was pressed is gone with its line.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new note is a new object
  useEffect(() => box.current?.focus({ preventScroll: true }), [removed, reduced])
  return (
    <div ref={box} role="status" tabIndex={-1} className="mb-5 flex flex-col gap-3">
      {removed && (
        <Form method="post" preventScrollReset className="flex flex-wrap items-center justify-between gap-3 rounded-card bg-sunken p-4">
          <p className="min-w-0 grow basis-48">{t('removed', { name: text(removed.title) })}</p>
          <Button tone="plain" size="small" name="undo" value={lineValue(removed.unit_id, removed.quantity)}>
            {t('undo')}
          </Button>
        </Form>
      )}
      {reduced.length > 0 && (
        <div className="flex gap-3 rounded-card bg-caution-soft p-4 text-caution">
          <Icon name="alert" className="mt-1" />
          <div>
            <p className="font-semibold">{t('merged')}</p>
            <ul className="mt-1 space-y-0.5">
              {reduced.map(({ title, wanted, quantity }) => (
                <li key={title.en + title.ar + wanted}>
                  {quantity === 0 ? t('notAdded', { name: text(title) }) : t('reduced', { name: text(title), wanted, quantity })}
                </li>
              ))}
            </ul>
          </div>
        </div>
      )}
    </div>
  )
}
